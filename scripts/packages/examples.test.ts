import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { componentIds } from './component-docs.ts';
import { exampleFiles, examplesOf } from './read-examples.ts';
import { sampleOf } from './sample-code.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Code of the guides and pages that has imports; the rest are fragments of an example shown above them. */
function fencedIn(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(/^```tsx?\n([\s\S]*?)^```/gm)]
    .map(([, code = '']) => code)
    .filter((code) => /^import /m.test(code) && !/(?:^|[\s({[])…/m.test(code));
}

/** Every code snippet of Storybook that a reader may copy, with a file name for each. */
function snippets(): Map<string, string> {
  const found = new Map<string, string>();
  const patterns = globSync('.storybook/docs/**/*.examples.tsx', { cwd: root });
  for (const file of [...exampleFiles(), ...patterns.map((path) => join(root, path))])
    for (const [name, code] of examplesOf(file))
      found.set(`${basename(file).replace(/\.(?:stories|examples)\.tsx$/, '')}.${name}.tsx`, code);
  for (const id of componentIds()) {
    const sample = sampleOf(id);
    if (sample !== undefined) found.set(`${id}.sample.tsx`, sample);
  }
  const guides = globSync(
    ['packages/ui/src/{*,recipes/*}/*.mdx', 'packages/ui/docs/*.md', '.storybook/docs/**/*.mdx'],
    { cwd: root },
  );
  for (const file of guides)
    fencedIn(file).forEach((code, index) => {
      const guide = basename(file).replace(/\.mdx?$/, '');
      // A snippet that another one imports names its path in its first line.
      const path = /^\/\/ ([\w./-]+\.tsx?)\n/.exec(code)?.[1] ?? `${guide}.${index + 1}.tsx`;
      found.set(path.includes('/') ? join(guide, path) : path, code);
    });
  return found;
}

test('every snippet of the book compiles as it is shown', async () => {
  const folder = join(root, 'node_modules/.cache/jyoti/snippets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = snippets();
  expect(all.size).toBeGreaterThan(150);
  // A file without an export would be a script, whose names clash with those of others.
  for (const [name, code] of all) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: [],
    }),
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '--noEmit', '-p', folder], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
