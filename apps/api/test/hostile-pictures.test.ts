// @vitest-environment node
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { sessionSchema } from '@jyoti/contract';
import { appError } from '../src/http/errors/app-error.ts';
import { PictureDecoder, PictureTooSlow } from '../src/accounts/pictures/picture-decoder.ts';
import { asha, bearer, expectBody, expectError, signedUp, signUp, startApp } from './app.ts';
import { endsWithTest } from './ends.ts';
import { clipBomb, scanBomb, slowDrawing } from './picture-bombs.ts';
import { located, memoryOf, opened, png, wire } from './picture-forms.ts';
import { listening, start } from './program.ts';
import { tempDir } from './temp-dir.ts';

// An unprivileged user cannot raise the priority again: the process would end with an error.
test.skipIf(process.platform === 'win32')(
  "a picture is decoded whatever the server's priority, and never at a higher one",
  async () => {
    const child = fork(
      join(import.meta.dirname, '../src/accounts/pictures/decode-picture.ts'),
      [],
      {
        serialization: 'advanced',
      },
    );
    endsWithTest(() => void child.kill('SIGKILL'));
    await once(child, 'message'); // it is ready
    setPriority(child.pid ?? 0, 15);
    child.send({
      content: await png(),
      side: 64,
      mostPixels: 10_000,
      mostTime: 10_000,
      mostMemory: 1e9,
    });
    const [response] = (await once(child, 'message')) as [object];
    expect(response).toHaveProperty('picture');
    expect(getPriority(child.pid)).toBe(15);
  },
);

describe('a picture that would take hours to decode', () => {
  test.each<[string, () => Buffer]>([
    ['nested clip paths', () => clipBomb(40)],
    ['thousands of scans', () => scanBomb(5000, 5000)],
  ])('of %s is rejected without decoding', async (_what, content) => {
    const decoder = new PictureDecoder();
    const trying = expect(decoder.square(content(), 'a')).rejects;
    // Neither decoded nor queued, from the start.
    expect(decoder.load).toEqual({ waiting: 0, running: 0 });
    await trying.toMatchObject({ facts: { status: 415 } });
  });

  test('is valid in itself: the same with few scans is accepted', async () => {
    const webp = await new PictureDecoder().square(scanBomb(500, 90), 'a');
    expect((await sharp(webp).metadata()).format).toBe('webp');
    await expect(new PictureDecoder().square(scanBomb(500, 101), 'a')).rejects.toMatchObject({
      facts: { status: 415 },
    });
  });

  test('is killed if nothing revealed it beforehand', async () => {
    const decoder = new PictureDecoder({ mostTime: 100 });
    // Without a limit it would become a picture.
    await expect(decoder.square(slowDrawing(), 'a')).rejects.toBeInstanceOf(PictureTooSlow);
    expect(decoder.load).toEqual({ waiting: 0, running: 0 });
  });

  test('is limited to three an hour from one address', async () => {
    const { api } = await startApp({ environment: { RATE_LIMIT: 'on' } });
    const send = async (number: number) =>
      signUp(api, { email: `visitor-${number}@example.in` }).attach(
        'profileImage',
        await png(),
        'a',
      );
    const tooSlow = new PictureTooSlow(appError(415, 'unsupported_type', 'pictureTooSlow').facts);
    const decoding = vi.spyOn(PictureDecoder.prototype, 'square').mockRejectedValue(tooSlow);
    endsWithTest(() => decoding.mockRestore());
    for (const number of [1, 2, 3]) expectError(await send(number), 415, 'unsupported_type');
    decoding.mockRestore();
    const response = await send(4);
    expectError(response, 429, 'too_many_attempts');
    expect(response.headers['ratelimit-policy']).toBe('"slowPictures";q=3;w=3600');
  });

  test('counts for nobody if the machine was too busy', async () => {
    const { api } = await startApp({ environment: { RATE_LIMIT: 'on' } });
    const decoding = vi
      .spyOn(PictureDecoder.prototype, 'square')
      .mockRejectedValue(appError(503, 'busy', 'busy', 10));
    endsWithTest(() => decoding.mockRestore());
    const send = async () => signUp(api).attach('profileImage', await png(), 'a');
    for (let time = 0; time < 4; time += 1) {
      const response = await send();
      expectError(response, 503, 'busy');
      expect(response.headers['retry-after']).toBe('10');
    }
    decoding.mockRestore();
    expectBody(await send(), 201, sessionSchema);
  });

  test('sent by 20 visitors at once does not delay a normal one', async () => {
    const { api } = await startApp({ environment: { TRUST_PROXY: '1' } });
    // The decoder's load when each picture arrived. The time that this saves is measured in
    // bench/api/pictures.ts, since it depends on the machine.
    const before: { waiting: number; running: number }[] = [];
    const square = PictureDecoder.prototype.square;
    const watched = vi.spyOn(PictureDecoder.prototype, 'square').mockImplementation(function (
      this: PictureDecoder,
      content,
      whose,
    ) {
      before.push(this.load);
      return square.call(this, content, whose);
    });
    endsWithTest(() => watched.mockRestore());
    const send = (number: number, content: Buffer) =>
      signUp(api, { email: `visitor-${number}@example.in` })
        .set('X-Forwarded-For', `203.0.113.${number}`)
        .attach('profileImage', content, 'me.png');
    const bombs = [clipBomb(40), scanBomb(5000, 5000)];
    const attack = Array.from({ length: 20 }, async (_, at) =>
      send(at, bombs[at % 2] ?? clipBomb(40)),
    );
    const { user } = expectBody(await send(99, await png()), 201, sessionSchema);
    expect(user.profileImage).toMatch(/\.webp$/);
    for (const response of await Promise.all(attack))
      expectError(response, 415, 'unsupported_type');
    expect(before).toHaveLength(21);
    // Only the normal one is decoded, without waiting.
    expect(Math.max(...before.map(({ waiting }) => waiting))).toBe(0);
    expect(Math.max(...before.map(({ running }) => running))).toBeLessThanOrEqual(1);
  });
});

test('a large picture and a drawing cost their account more than an ordinary picture', async () => {
  const { api } = await startApp({ environment: { RATE_LIMIT: 'on' } });
  const decoding = vi.spyOn(PictureDecoder.prototype, 'square').mockResolvedValue(Buffer.alloc(1));
  endsWithTest(() => decoding.mockRestore());
  /** How many of these a new account may upload at once. */
  const most = async (email: string, picture: Buffer) => {
    const { token } = await signedUp(api, { email });
    for (let count = 0; ; count += 1) {
      const edit = api.put('/api/users/profile').set(bearer(token)).field('email', email);
      for (const part of ['firstName', 'lastName', 'mobile'])
        void edit.field(part, asha[part] ?? '');
      const response = await edit.attach('profileImage', picture, 'me');
      if (response.status !== 200) {
        expectError(response, 429, 'too_many_attempts');
        return count;
      }
    }
  };
  const ordinary = Buffer.concat([await png(), Buffer.alloc(20_000)]);
  expect(await most('asha@example.in', ordinary)).toBe(9); // 3,000 / 303
  expect(await most('ravi@example.in', slowDrawing())).toBe(2); // 3,000 / 1,003
  expect(await most('meera@example.in', scanBomb(5000, 90))).toBe(2);
});

/** The processes that decode pictures for this one. */
async function children(): Promise<number[]> {
  const list = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  const pids = list.split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_pid, at) => commands[at]?.includes('decode-picture'));
}

describe.skipIf(process.platform !== 'linux')('the process of a picture', () => {
  test('that waits for a busy machine uses none of its time', async () => {
    const decoding = new PictureDecoder({ mostTime: 1000 }).square(await png(), 'a');
    const [pid = 0] = await vi.waitUntil(async () => {
      const found = await children();
      return found.length > 0 && found;
    });
    process.kill(pid, 'SIGSTOP');
    await wait(2000);
    process.kill(pid, 'SIGCONT');
    expect((await sharp(await decoding).metadata()).format).toBe('webp');
  });

  test('is ended if the machine is too busy for it, and the client may try again', async () => {
    const decoding = new PictureDecoder({ timeout: 50 }).square(await png(), 'a');
    await expect(decoding).rejects.toMatchObject({
      facts: { status: 503, code: 'busy', retryAfter: 10 },
    });
    await vi.waitUntil(async () => (await children()).length === 0);
  });

  test('is ended if it takes too much memory', async () => {
    const decoding = new PictureDecoder({ mostMemory: 1_000_000 }).square(slowDrawing(), 'a');
    await expect(decoding).rejects.toMatchObject({ facts: { status: 413 } });
  });

  test('is alone with a large picture: four at once take at most 350 MB, and delay no other', async () => {
    const decoder = new PictureDecoder();
    const large = await sharp({
      create: { width: 5000, height: 5000, channels: 4, background: '#3355aa80' },
    })
      .png({ progressive: true })
      .toBuffer();
    const over = new AbortController();
    let most = 0;
    const watching = (async () => {
      while (!over.signal.aborted) {
        const each = await Promise.all(
          (await children()).map((pid) => memoryOf(pid).catch(() => 0)),
        );
        most = Math.max(
          most,
          each.reduce((sum, one) => sum + one, 0),
        );
        await wait(20);
      }
    })();
    let decoded = 0;
    const all = ['a', 'b', 'c', 'd'].map(async (whose) => {
      await decoder.square(large, whose);
      decoded += 1;
    });
    await decoder.square(await png(), 'e');
    expect(decoded).toBeLessThan(4);
    await Promise.all(all);
    over.abort();
    await watching;
    expect(most).toBeGreaterThan(100);
    expect(most).toBeLessThanOrEqual(350);
  });
});

test('incomplete forms do not delay a form without a picture', async () => {
  const program = start({ DATA_DIR: await tempDir(), TRUST_PROXY: '1' });
  const address = await listening(program);
  const whole = wire(Buffer.alloc(100_000, 7), 'half@example.in');
  const head = whole.subarray(0, whole.indexOf('\r\n\r\n'));
  const sockets = Array.from({ length: 12 }, (_, at) => {
    const socket = opened(address);
    const from = Buffer.from(`\r\nX-Forwarded-For: 203.0.113.${at % 4}`);
    socket.write(Buffer.concat([head, from, whole.subarray(head.length, 50_000)]));
    return socket;
  });
  await wait(1000);
  const form = new FormData();
  for (const [name, value] of Object.entries(located)) form.append(name, value);
  const signed = await fetch(`${address}/api/users/register`, { method: 'POST', body: form });
  expect(signed.status).toBe(201);
  // The twelve are still in progress: the request did not wait for them.
  expect(sockets.filter(({ bytesRead, closed }) => closed || bytesRead > 0)).toEqual([]);
  for (const socket of sockets) socket.destroy();
});
