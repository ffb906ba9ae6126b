// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { sessionSchema } from '@jyoti/contract';
import { refusal } from '../src/errors/app-error.ts';
import { PictureDecoder, PictureTooSlow } from '../src/users/picture-decoder.ts';
import { answered, asha, refused, signUp, startApp } from './app.ts';
import { endsWithTest } from './ends.ts';
import { listening, start } from './program.ts';
import { tempDir } from './temp-dir.ts';

/** Clip paths in clip paths: each level doubles the work. */
function clipBomb(depth: number): Buffer {
  const levels = Array.from(
    { length: depth },
    (_, level) =>
      `<clipPath id="c${level + 1}"><rect width="40" height="40" clip-path="url(#c${level})"/><circle r="30" clip-path="url(#c${level})"/></clipPath>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><clipPath id="c0"><rect width="40" height="40"/></clipPath>${levels.join('')}<rect width="40" height="40" clip-path="url(#c${depth})"/></svg>`,
  );
}

function segment(marker: number, ...content: number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
}

/** A grey progressive JPEG, every scan of which passes over all of its pixels and changes none. */
function scanBomb(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const scan = (from: number, to: number, bytes: number) =>
    Buffer.concat([segment(0xda, 1, 1, 0, from, to, 0), Buffer.alloc(bytes)]);
  const oneCode = (table: number, symbol: number) =>
    segment(0xc4, table, 1, ...Array<number>(15).fill(0), symbol);
  const everyBlock = scan(0, 0, Math.ceil(blocks / 8));
  // Each code skips 16,384 blocks and takes 15 bits.
  const allSkipped = scan(1, 63, Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0),
    oneCode(0x00, 0),
    oneCode(0x10, 0xe0),
    everyBlock,
    ...Array<Buffer>(scans - 1).fill(allSkipped),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A drawing of seconds that nothing in it gives away. */
function slowDrawing(): Buffer {
  const lines = Array.from(
    { length: 1100 },
    (_, at) => `${at % 2 ? 'L0' : 'L2e3'} ${(at * 7919) % 2000}`,
  );
  const path = `<path fill="none" stroke="red" stroke-linejoin="round" stroke-width="1999" d="M0 0${lines.join('')}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1999" height="1999">${path.repeat(4)}</svg>`,
  );
}

const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#3355aa' } })
    .png()
    .toBuffer();

describe('a picture that would take hours', () => {
  test.each<[string, () => Buffer]>([
    ['nested clip paths', () => clipBomb(40)],
    ['thousands of scans', () => scanBomb(5000, 5000)],
  ])('of %s is refused before it is decoded', async (_what, content) => {
    const begun = performance.now();
    await expect(new PictureDecoder().square(content(), 'a')).rejects.toMatchObject({
      facts: { status: 415 },
    });
    expect(performance.now() - begun).toBeLessThan(500);
  });

  test('is what it is said to be: the same with few scans is a picture', async () => {
    const webp = await new PictureDecoder().square(scanBomb(500, 90), 'a');
    expect((await sharp(webp).metadata()).format).toBe('webp');
    await expect(new PictureDecoder().square(scanBomb(500, 101), 'a')).rejects.toMatchObject({
      facts: { status: 415 },
    });
  });

  test('is killed where nothing gave it away', async () => {
    const begun = performance.now();
    const decoder = new PictureDecoder(100);
    const slow = decoder.square(slowDrawing(), 'a');
    await expect(slow).rejects.toMatchObject({ facts: { status: 415 } });
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(decoder.load).toEqual({ waiting: 0, running: 0 });
  });

  test('is tried three times an hour from one address', async () => {
    const { api } = await startApp({ environment: { RATE_LIMIT: 'on' } });
    const send = async (number: number) =>
      signUp(api, { email: `visitor-${number}@example.in` }).attach(
        'profileImage',
        await png(),
        'a',
      );
    const tooSlow = new PictureTooSlow(refusal(415, 'unsupported_type', 'pictureTooSlow').facts);
    const decoding = vi.spyOn(PictureDecoder.prototype, 'square').mockRejectedValue(tooSlow);
    endsWithTest(() => decoding.mockRestore());
    for (const number of [1, 2, 3]) refused(await send(number), 415, 'unsupported_type');
    decoding.mockRestore();
    const response = await send(4);
    refused(response, 429, 'too_many_attempts');
    expect(response.headers['ratelimit-policy']).toBe('"slowPictures";q=3;w=3600');
  });

  test('is tried by 20 visitors at once while an ordinary one is stored', async () => {
    const { api } = await startApp({ environment: { TRUST_PROXY: '1' } });
    const send = (number: number, content: Buffer) =>
      signUp(api, { email: `visitor-${number}@example.in` })
        .set('X-Forwarded-For', `203.0.113.${number}`)
        .attach('profileImage', content, 'me.png');
    const bombs = [clipBomb(40), scanBomb(5000, 5000)];
    const attack = Array.from({ length: 20 }, async (_, at) =>
      send(at, bombs[at % 2] ?? clipBomb(40)),
    );
    const begun = performance.now();
    const { user } = answered(await send(99, await png()), 201, sessionSchema);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(user.profileImage).toMatch(/\.webp$/);
    for (const response of await Promise.all(attack)) refused(response, 415, 'unsupported_type');
  });
});

const boundary = 'b';
const located = {
  ...asha,
  'birthData[latitude]': '23.18239',
  'birthData[longitude]': '75.77643',
  'birthData[timezone]': 'Asia/Kolkata',
};

/** A sign-up as it goes over the wire, with so many bytes of its picture. */
function wire(picture: Buffer, email: string): Buffer {
  const fields = Object.entries({ ...located, email }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.concat([
    Buffer.from(
      `${fields.join('')}--${boundary}\r\nContent-Disposition: form-data; name="profileImage"; filename="a.png"\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return Buffer.concat([
    Buffer.from(
      `POST /api/users/register HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);
}

function opened(address: string): Socket {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Resident memory of a process, MB. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024) / 1e6;
}

/** As it is when it has not changed for three seconds. */
async function settledMemoryOf(pid: number | undefined): Promise<number> {
  let [memory, since] = [await memoryOf(pid), performance.now()];
  while (performance.now() - since < 3000) {
    await wait(200);
    const now = await memoryOf(pid);
    if (Math.abs(now - memory) > 2) [memory, since] = [now, performance.now()];
  }
  return memory;
}

describe('forms that are sent by half', () => {
  test.skipIf(process.platform !== 'linux')(
    'are hardly held in memory: 60 of 5 MB are at most 60 MB',
    async () => {
      const program = start({ DATA_DIR: await tempDir() });
      const address = await listening(program);
      // What is read once is read by now, and what reading took is given back.
      await fetch(`${address}/api/places?q=ujjain`);
      const before = await settledMemoryOf(program.child.pid);
      const whole = wire(Buffer.alloc(5_000_000, 7), 'half@example.in');
      const sockets = Array.from({ length: 60 }, () => opened(address));
      let most = 0;
      for (const socket of sockets) socket.write(whole.subarray(0, whole.length - 50_000));
      for (let round = 0; round < 130; round += 1) {
        await wait(100);
        most = Math.max(most, await memoryOf(program.child.pid));
      }
      expect(most - before).toBeLessThanOrEqual(60);
      // Whoever sends no form waits for none of it.
      expect((await fetch(`${address}/api/header`)).status).toBe(200);
      for (const socket of sockets) socket.destroy();
    },
  );

  test('hold up nobody who sends no picture', async () => {
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
    let givenUp = 0;
    for (const socket of sockets) socket.on('close', () => (givenUp += 1));
    await wait(1000);
    const form = new FormData();
    for (const [name, value] of Object.entries(located)) form.append(name, value);
    const signed = await fetch(`${address}/api/users/register`, { method: 'POST', body: form });
    expect(signed.status).toBe(201);
    // It did not wait for them: no half-sent form has timed out yet.
    expect(givenUp).toBe(0);
    for (const socket of sockets) socket.destroy();
  });

  test('are given up when nothing more comes', async () => {
    const program = start({ DATA_DIR: await tempDir() });
    const address = await listening(program);
    const whole = wire(Buffer.alloc(1_000_000, 7), 'half@example.in');
    const socket = opened(address);
    const begun = performance.now();
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(whole.subarray(0, 500_000));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The upload took too long.');
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

test('drawings that only the end of their process stops hold up no picture and no stop', async () => {
  const program = start({ DATA_DIR: await tempDir(), TRUST_PROXY: '1' });
  const address = await listening(program);
  const sockets = Array.from({ length: 20 }, (_, at) => {
    const socket = opened(address);
    const [head = '', ...body] = wire(slowDrawing(), `slow-${at}@example.in`)
      .toString('latin1')
      .split('\r\n\r\n');
    socket.write(
      `${head}\r\nX-Forwarded-For: 203.0.113.${at}\r\n\r\n${body.join('\r\n\r\n')}`,
      'latin1',
    );
    return socket;
  });
  const answers: string[] = [];
  for (const socket of sockets)
    socket.once('data', (chunk: Buffer) => void answers.push(chunk.toString('latin1', 9, 12)));
  await wait(1500);
  const form = new FormData();
  for (const [name, value] of Object.entries(located)) form.append(name, value);
  form.append('profileImage', new Blob([new Uint8Array(await png())]), 'me.png');
  const stored = await fetch(`${address}/api/users/register`, { method: 'POST', body: form });
  expect(stored.status).toBe(201);
  // It was not queued behind the drawings, each of which takes 5 s: some are refused at once, the rest still wait.
  expect(answers.filter((status) => status === '415').length).toBeLessThan(5);
  const begun = performance.now();
  program.child.kill('SIGTERM');
  await program.closed;
  expect(performance.now() - begun).toBeLessThan(25_000);
  expect(program.child.exitCode).toBe(0);
  for (const socket of sockets) socket.destroy();
});
