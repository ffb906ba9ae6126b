// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Booking, Session } from '@jyoti/contract';
import { ceremonyDates } from '../src/poojas/ceremony-dates.ts';
import { asha } from './app.ts';
import { bookingOf } from './ceremony-day.ts';
import { tempDir } from './temp-dir.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/** The program over a folder; it ends only by being killed. */
async function running(directory: string) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: directory, RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const [first] = (await Promise.race([once(child.stdout, 'data'), closed])) as [Buffer];
  const address = /http:\/\/localhost:\d+/.exec(String(first))?.[0] ?? '';
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  return { address, kill };
}

/** What is on the disk, read while it is being replaced. */
async function storedIds(directory: string): Promise<string[]> {
  const text = await readFile(join(directory, 'db.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { bookings: object }).bookings);
}

test('a booking whose answer is lost with the server is found by the retry, once', async () => {
  const directory = await tempDir();
  let server = await running(directory);
  const form = new FormData();
  for (const [name, value] of Object.entries(asha)) form.append(name, value);
  const signedUp = await fetch(`${server.address}/api/users/register`, {
    method: 'POST',
    body: form,
  });
  const { token } = (await signedUp.json()) as Session;
  const days = ceremonyDates(['Monday', 'Wednesday', 'Friday'], new Date());
  const book = (key: string) =>
    fetch(`${server.address}/api/bookings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(bookingOf(days[2])),
    });

  // Killed as soon as it is on the disk, then at other moments: before, while and after it is stored.
  const moments = [null, 3, 10, 25];
  try {
    for (const [round, moment] of moments.entries()) {
      const lost = book(`key-${round}`).catch(() => null);
      if (moment === null) {
        while ((await storedIds(directory)).length === 0) await wait(1);
      } else await wait(moment);
      await server.kill();
      await lost;
      const before = await storedIds(directory);
      server = await running(directory);

      const answers = [await book(`key-${round}`), await book(`key-${round}`)];
      const bookings = await Promise.all(
        answers.map(async (answer) => {
          expect(answer.status).toBe(201);
          return ((await answer.json()) as { data: Booking }).data;
        }),
      );
      expect(bookings[0]).toEqual(bookings[1]);
      if (moment === null) expect(before).toEqual([bookings[0]?.id]);
      expect(await storedIds(directory)).toHaveLength(round + 1);
    }
  } finally {
    await server.kill();
  }
}, 120_000);
