// Checks the shipped dependencies for known vulnerabilities: fails on high or critical ones, and says so if no registry is
// available.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface AuditReport {
  metadata?: { vulnerabilities?: Record<string, number> };
}

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  packageManager: string;
};
/** No retries: without a network they would take over a minute. */
const once = { npm_config_fetch_retries: '0', pnpm_config_fetch_retries: '0' };
const { stdout, stderr } = spawnSync(
  'npx',
  ['--yes', packageManager, 'audit', '--prod', '--json'],
  {
    encoding: 'utf8',
    env: { ...process.env, ...once },
    shell: process.platform === 'win32',
    timeout: 60_000,
  },
);

function reportOf(text: string): AuditReport | null {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))) as AuditReport;
  } catch {
    return null;
  }
}

const found = reportOf(stdout)?.metadata?.vulnerabilities;
if (found === undefined) {
  const [reason = ''] = (stderr || stdout).split('\n').filter((line) => line.trim() !== '');
  console.log(`Nothing was proved: the registry does not answer an audit. ${reason.trim()}`);
} else {
  const { high = 0, critical = 0 } = found;
  const kinds = Object.entries(found).map(([kind, count]) => `${kind} ${count}`);
  console.log(`Known findings in what ships: ${kinds.join(', ')}`);
  if (high + critical > 0) process.exitCode = 1;
}
