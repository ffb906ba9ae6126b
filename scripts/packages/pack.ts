// Packs every package like `npm publish`, and unpacks the tarballs into the `node_modules` of a product outside the
// workspace. Third-party packages are linked from the workspace; a dependency that package.json does not declare is not
// found.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const packages = [
  'language',
  'themes',
  'ui',
  'jyotish',
  'readings',
  'contract',
  'pdf',
  'reports',
] as const;
export const consumer = join(root, 'test-results/consumer');

export const tarballOf = (name: string) => join(consumer, 'tarballs', `${name}.tgz`);
export const unpacked = (name: string) => join(consumer, 'node_modules/@jyoti', name);

/** The parts of a published package.json that are checked. */
export interface Manifest {
  exports: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The package.json in the tarball of a package. */
export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(unpacked(name), 'package.json'), 'utf8')) as Manifest;

function link(from: string, dependency: string): void {
  const target = join(consumer, 'node_modules', dependency);
  const source = join(from, 'node_modules', dependency);
  if (existsSync(target) || !existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(source), target, 'junction');
}

/** Packs a package as it is published. */
export function packInto(name: string, tarball: string): void {
  execFileSync('pnpm', ['pack', '--out', tarball], {
    cwd: join(root, 'packages', name),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** What a product installs in addition to our packages. */
const TOOLS = [
  'vite',
  'react',
  'react-dom',
  'react-lowest',
  'react-dom-lowest',
  'types-react-lowest',
  'react-router',
  '@react-router/dev',
  '@react-router/node',
  'next',
  'astro',
  '@astrojs/react',
  'typescript',
  '@types/node',
];

/** Recreates the consumer's folder with the packages in it. */
export function packAll(): void {
  rmSync(consumer, { recursive: true, force: true });
  mkdirSync(join(consumer, 'tarballs'), { recursive: true });
  cpSync(join(root, 'e2e/consumer'), consumer, { recursive: true });
  for (const name of packages) {
    packInto(name, tarballOf(name));
    mkdirSync(unpacked(name), { recursive: true });
    execFileSync('tar', ['-xzf', tarballOf(name), '-C', unpacked(name), '--strip-components=1']);
    const manifest = manifestOf(name);
    for (const dependency of Object.keys({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
    })) {
      if (!dependency.startsWith('@jyoti/')) link(join(root, 'packages', name), dependency);
    }
  }
  for (const tool of TOOLS) link(root, tool);
}
