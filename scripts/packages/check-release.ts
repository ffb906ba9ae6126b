// Checks that a release would succeed: in a copy of the repository the changesets become versions and
// changelogs, and npm accepts every tarball. Nothing is published. Run after the packages are packed.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages, root, tarballOf } from './pack.ts';
import { publishArguments } from './publish.ts';

/** Creates the versions of the next release in a copy. @returns the errors found */
function makeVersions(): string[] {
  const waiting = globSync('.changeset/*.md', { cwd: root }).filter(
    (file) => !file.endsWith('README.md'),
  );
  // Directly after a release there are no changesets.
  if (waiting.length === 0) return [];
  const copy = mkdtempSync(join(tmpdir(), 'jyoti-versions-'));
  try {
    for (const file of ['.changeset', 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'])
      cpSync(join(root, file), join(copy, file), { recursive: true });
    for (const file of globSync('{packages,apps}/*/{package.json,CHANGELOG.md}', { cwd: root }))
      cpSync(join(root, file), join(copy, file));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=check', '-c', 'user.email=check@localhost', ...args], {
        cwd: copy,
      });
    git('init', '--quiet');
    git('add', '.changeset', 'package.json', 'packages', 'apps');
    git('commit', '--quiet', '--message', 'A copy');
    execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
      cwd: copy,
      stdio: 'pipe',
    });
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
        .filter((name) => !existsSync(join(copy, 'packages', name, 'CHANGELOG.md')))
        .map((name) => `changeset version wrote no changelog for ${name}`),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Checks that the script with which Chromatic builds Storybook exists. */
function judgeChromatic(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, named = 'build-storybook'] =
    /--build-script-name (\S+)/.exec(scripts.chromatic ?? '') ?? [];
  return named in scripts ? [] : [`Chromatic would run ${named}, which package.json does not have`];
}

/** @returns the errors found */
export function checkRelease(): string[] {
  return [
    ...makeVersions(),
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
