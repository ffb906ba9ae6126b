// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from './temp-dir.ts';

const root = join(import.meta.dirname, '../../..');

const found = (counts: object) => JSON.stringify({ metadata: { vulnerabilities: counts } });

test('the audit is part of the complete test run', async () => {
  expect(await readFile(join(root, 'scripts/test.ts'), 'utf8')).toContain("['scripts/audit.ts']");
});

test('an audit without a network reports that within a minute and does not fail', () => {
  const nobody = 'http://127.0.0.1:9/';
  const audit = spawnSync(process.execPath, ['scripts/audit.ts'], {
    cwd: root,
    env: { ...process.env, npm_config_registry: nobody, pnpm_config_registry: nobody },
    encoding: 'utf8',
    timeout: 55_000,
  });
  expect(audit.stdout).toContain('Nothing was proved');
  expect(audit.status).toBe(0);
});

// Tests messages and exit codes without depending on a registry's current data.
test.skipIf(process.platform === 'win32').each([
  ['nothing high', found({ low: 2, high: 0, critical: 0 }), 0, 'low 2, high 0, critical 0'],
  ['something high', found({ low: 0, high: 1, critical: 0 }), 1, 'low 0, high 1, critical 0'],
  ['something critical', found({ high: 0, critical: 3 }), 1, 'high 0, critical 3'],
  ['an error', '{"error":{"code":"ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS"}}', 0, 'Nothing was proved'],
  ['no JSON', 'ERR_PNPM_META_FETCH_FAIL', 0, 'Nothing was proved'],
])('the audit with a registry that responds %s', async (_what, response, status, sentence) => {
  const directory = await tempDir();
  const npx = join(directory, 'npx');
  await writeFile(npx, `#!/bin/sh\nprintf '%s' '${response}'\n`);
  await chmod(npx, 0o755);
  const audit = spawnSync(process.execPath, ['scripts/audit.ts'], {
    cwd: root,
    env: { PATH: `${directory}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect(audit.stdout).toContain(sentence);
  expect(audit.status).toBe(status);
});
