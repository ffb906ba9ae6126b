// @vitest-environment node
import { execFile } from 'node:child_process';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('every line is one JSON object with its time in UTC', async () => {
  const log = join(import.meta.dirname, 'log.ts');
  const program = `import { createLog } from ${JSON.stringify(log)};
    createLog('info').info({ what: 'a\\n{"level":60}\\u001b[31m' }, 'two\\nlines');`;
  const run = promisify(execFile);
  const { stderr } = await run(process.execPath, ['--input-type=module', '-e', program]);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(stderr)).toEqual({
    level: 30,
    host: hostname(),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    what: 'a\n{"level":60}\u001b[31m',
    msg: 'two\nlines',
  });
});
