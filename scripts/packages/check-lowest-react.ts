// Checks that the packed kit works with the lowest React that its peer ranges allow: every entry point loads, every
// component renders, and a product compiles against the lowest types without `skipLibCheck`. Run after packing.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { consumer, manifestOf, packages, root } from './pack.ts';

const PEERS = {
  react: 'react-lowest',
  'react-dom': 'react-dom-lowest',
  '@types/react': 'types-react-lowest',
};

/** The installed lowest releases must be the lower bounds of the kit's peer ranges. */
function compareRanges(): string[] {
  const { peerDependencies = {} } = manifestOf('ui');
  return Object.entries(PEERS).flatMap(([peer, installed]) => {
    const { version } = JSON.parse(
      readFileSync(join(root, 'node_modules', installed, 'package.json'), 'utf8'),
    ) as { version: string };
    const range = peerDependencies[peer];
    return range === `>=${version}`
      ? []
      : [`@jyoti/ui allows ${peer} ${range}, but ${version} is what is tested`];
  });
}

function compileSamples(): void {
  for (const name of ['server', 'client']) {
    const file = join(consumer, 'samples', `${name}.tsx`);
    const { code } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic' },
    });
    writeFileSync(join(consumer, 'samples', `${name}.js`), code);
  }
}

/** A module that imports every entry point that has types. */
function writeEveryEntry(): void {
  const entries = packages.flatMap((name) =>
    Object.entries(manifestOf(name).exports)
      .filter(([, target]) => typeof target === 'object')
      .flatMap(([path, target]) => {
        const id = `@jyoti/${name}${path.slice(1)}`;
        if (!path.includes('*')) return [id];
        const pattern = join('node_modules/@jyoti', name, (target as { types: string }).types);
        // The star is a folder with an index, or a file.
        return globSync(pattern, { cwd: consumer }).map((file) => {
          const named =
            basename(file) === 'index.d.ts' ? dirname(file) : file.replace(/\.d\.ts$/, '');
          return id.replace('*', basename(named));
        });
      }),
  );
  writeFileSync(
    join(consumer, 'every-entry.ts'),
    entries.map((id, index) => `export * as entry${index} from '${id}';\n`).join(''),
  );
}

function run(command: string, args: readonly string[]): { output: string; failed: boolean } {
  try {
    return {
      output: execFileSync(command, args, { cwd: consumer, encoding: 'utf8' }),
      failed: false,
    };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { output: `${stdout}${stderr}`.slice(0, 3000), failed: true };
  }
}

/** @returns the problems found */
export function checkLowestReact(): string[] {
  const problems = compareRanges();
  compileSamples();
  writeEveryEntry();
  const rendered = run('node', [
    '--import',
    './lowest-react/use-lowest-react.mjs',
    'lowest-react/render.mjs',
  ]);
  if (rendered.failed) problems.push(`the lowest React: ${rendered.output}`);
  else if (`>=${rendered.output}` !== manifestOf('ui').peerDependencies?.react)
    problems.push(`the lowest React: rendered with ${rendered.output}`);
  const compiled = run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    'lowest-react',
  ]);
  if (compiled.failed) problems.push(`the lowest types of React: ${compiled.output}`);
  return problems;
}
