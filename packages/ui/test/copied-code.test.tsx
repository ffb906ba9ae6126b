// @vitest-environment node
import type { Meta, StoryObj } from '@storybook/react-vite';
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createElement, isValidElement, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { moduleOf } from '../../../.storybook/props/story-code.ts';
import { componentIds, sheetOf } from '../../../scripts/packages/component-docs.ts';
import { exampleFiles, examplesOf, modulesOf } from '../../../scripts/packages/read-examples.ts';
import { sampleOf } from '../../../scripts/packages/sample-code.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** Code of the guides and pages that has imports; the rest are fragments of an example shown above them. */
function fencedIn(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(/^```tsx?\n([\s\S]*?)^```/gm)]
    .map(([, code = '']) => code)
    .filter((code) => /^import /m.test(code) && !/(?:^|[\s({[])…/m.test(code));
}

type StoryFile = { default: Meta; Default?: StoryObj };

const stories = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

/** What "Copy code" of the playground copies: the default story of each component with its props. */
function playgroundCode(): [name: string, code: string][] {
  return Object.entries(stories).flatMap(([path, { default: meta, Default }]) => {
    if (!Default) return [];
    const args = { ...meta.args, ...Default.args };
    const render = (Default.render ?? meta.render) as ((args: object) => unknown) | undefined;
    const element = render
      ? render(args)
      : createElement(meta.component as ComponentType<object>, args);
    if (!isValidElement(element)) return [];
    const modules = modulesOf(join(import.meta.dirname, path));
    const sheets = Object.values(modules).filter((module) => sheetOf(module).length > 0);
    const code = moduleOf(element, { modules, sheets });
    return code === undefined ? [] : [[basename(path, '.stories.tsx'), code]];
  });
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
  for (const [name, code] of playgroundCode()) found.set(`${name}.playground.tsx`, code);
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
  expect(all.size).toBeGreaterThan(250);
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
