// `pnpm release`, run by the release workflow: packs every package and publishes those whose version the registry does not
// have, each with its provenance. With `--dry-run` nothing is uploaded.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages, packInto, root } from './pack.ts';

const shell = process.platform === 'win32';

/** Whether the registry has a version. Throws if the registry cannot be queried. */
function isPublished(id: string): boolean {
  const { status, stdout, stderr } = spawnSync('npm', ['view', id, 'version', '--json'], {
    encoding: 'utf8',
    shell,
  });
  if (status === 0) return stdout.trim() !== '';
  if (stdout.includes('E404') || stderr.includes('E404')) return false;
  throw new Error(`npm view ${id}: ${stderr}`);
}

/** Arguments of `npm publish` for a tarball. A dry run contacts no registry. */
export const publishArguments = (tarball: string, dryRun: boolean): string[] => [
  'publish',
  tarball,
  '--access=public',
  ...(dryRun
    ? ['--dry-run', '--registry=http://127.0.0.1:9/', '--fetch-retries=0']
    : ['--provenance']),
];

if (import.meta.main) {
  const dryRun = process.argv.includes('--dry-run');
  const folder = mkdtempSync(join(tmpdir(), 'jyoti-release-'));
  // Ordered by dependency.
  for (const name of packages) {
    const { version } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as { version: string };
    if (!dryRun && isPublished(`@jyoti/${name}@${version}`)) continue;
    const tarball = join(folder, `${name}.tgz`);
    packInto(name, tarball);
    execFileSync('npm', publishArguments(tarball, dryRun), { stdio: 'inherit', shell });
  }
}
