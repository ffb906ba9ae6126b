// Checks that a release would succeed: in a copy of the repository the changesets become versions and changelogs, and npm
// accepts every tarball. Nothing is published. Run after the packages are packed.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeVersions, releasedPart } from './changelogs.ts';
import { packages, root, tarballOf } from './pack.ts';
import { publishArguments } from './publish.ts';

/** Whether the changelog of a package starts with the version in its package.json. */
function startsWithVersion(folder: string, name: string): boolean {
  const read = (file: string) => readFileSync(join(folder, 'packages', name, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  return releasedPart(read('CHANGELOG.md')).startsWith(`## ${version}\n`);
}

/** Makes the versions of the next release in a copy. @returns the problems found */
async function judgeVersions(): Promise<string[]> {
  const waiting = globSync('.changeset/*.md', { cwd: root }).filter(
    (file) => !file.endsWith('README.md'),
  );
  // Right after a release there is nothing to version.
  if (waiting.length === 0) return [];
  const copy = mkdtempSync(join(tmpdir(), 'jyoti-versions-'));
  try {
    for (const file of ['.changeset', 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'])
      cpSync(join(root, file), join(copy, file), { recursive: true });
    for (const file of globSync('{packages,apps}/*/{package.json,README.md,CHANGELOG.md}', {
      cwd: root,
    }))
      cpSync(join(root, file), join(copy, file));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=check', '-c', 'user.email=check@localhost', ...args], {
        cwd: copy,
      });
    git('init', '--quiet');
    git('add', '.changeset', 'package.json', 'packages', 'apps');
    git('commit', '--quiet', '--message', 'A copy');
    await makeVersions(copy);
    const left = waiting.filter((file) => existsSync(join(copy, file)));
    const named = new Set(
      waiting.flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/^['"]@jyoti\/(\w+)['"]:/gm)].map(
          ([, name]) => name!,
        ),
      ),
    );
    return [
      ...left.map((file) => `changeset version left ${file}`),
      ...[...named]
        .filter((name) => !startsWithVersion(copy, name))
        .map((name) => `the changelog of ${name} does not start with its new version`),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Checks that the script exists with which Chromatic builds Storybook. */
function judgeChromatic(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, named = 'build-storybook'] =
    /--build-script-name (\S+)/.exec(scripts.chromatic ?? '') ?? [];
  return named in scripts ? [] : [`Chromatic would run ${named}, which package.json does not have`];
}

/** @returns the problems found */
export async function checkRelease(): Promise<string[]> {
  return [
    ...(await judgeVersions()),
    ...judgeChromatic(),
    ...packages.flatMap((name) => {
      const { status, stderr } = spawnSync('npm', publishArguments(tarballOf(name), true), {
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      return status === 0 ? [] : [`npm publish --dry-run ${name}: ${stderr.slice(-1000)}`];
    }),
  ];
}
