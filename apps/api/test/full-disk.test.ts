import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '@jyoti/contract';
import { listening, start } from './program.ts';
import { smallDisks, type SmallDisk } from './small-disk.ts';
import { VisitorsLoad } from './visitors-load.ts';

const environment = { WEB_DIST: '/no-build', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };

const filesIn = async ({ folder }: SmallDisk) =>
  (await readdir(folder, { recursive: true })).filter((name) => name !== 'filler').toSorted();

/** Whether all acknowledged e-mails have been sent and no write is in progress. */
async function isAtRest(disk: SmallDisk): Promise<boolean> {
  const stored = JSON.parse(await readFile(join(disk.folder, 'db.json'), 'utf8')) as {
    mails: object;
  };
  const isWriting = (await filesIn(disk)).some((name) => name.endsWith('.tmp'));
  return !isWriting && Object.keys(stored.mails).length === 0;
}

const unavailable = {
  status: 503,
  code: 'unavailable',
  serverMessage: 'We can’t reach our records at the moment. Please try again in a few minutes.',
  retryAfter: 60,
};

describe.each(smallDisks)('on a disk that is %s', (_kind, make) => {
  test('acknowledged data is kept, reads continue, and writes resume once there is space', async () => {
    const disk = await make(environment);
    const address = await listening(disk.program);
    const visitors = new VisitorsLoad();
    await visitors.begin(address, disk.folder);
    await visitors.writeOnce(address);
    await vi.waitUntil(() => isAtRest(disk), { timeout: 30_000 });
    const before = await filesIn(disk);

    await disk.fill();
    for (const failure of await visitors.failures(address)) {
      expect(failure).toBeInstanceOf(ApiFailure);
      expect(failure).toMatchObject(unavailable);
    }
    for (const email of ['asha@example.in', 'nobody@example.in']) {
      const sent = await fetch(`${address}/api/users/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      expect(sent.status).toBe(503);
    }
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/api/home`)).status).toBe(200);
    await visitors.read(address);
    expect(await filesIn(disk)).toEqual(before);

    await disk.empty();
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await visitors.check(address);
    await visitors.writeOnce(address);
    await visitors.check(address);
    expect(disk.program.errors).toMatch(/"code":"ENOSPC"|ENOSPC: no space left/);
  });
});

test('a server killed on a full disk finds everything when it restarts', async () => {
  const [, make] = smallDisks[0] ?? [];
  const disk = await make?.(environment);
  if (!disk) throw new Error('There is a disk on every machine.');
  const visitors = new VisitorsLoad();
  const address = await listening(disk.program);
  await visitors.begin(address, disk.folder);
  await visitors.writeOnce(address);
  await disk.fill();
  expect(await visitors.failures(address)).not.toEqual([]);
  disk.program.child.kill('SIGKILL');
  await disk.program.closed;
  const again = start({ ...environment, DATA_DIR: disk.folder });
  await visitors.check(await listening(again));
});
