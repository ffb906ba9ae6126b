// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { slowDrawing } from './picture-bombs.ts';
import { located, memoryOf, opened, png, wire } from './picture-forms.ts';
import { listening, start } from './program.ts';
import { tempDir } from './temp-dir.ts';

/** The memory once it has not changed for three seconds. */
async function settledMemoryOf(pid: number | undefined): Promise<number> {
  let [memory, since] = [await memoryOf(pid), performance.now()];
  while (performance.now() - since < 3000) {
    await wait(200);
    const now = await memoryOf(pid);
    if (Math.abs(now - memory) > 2) [memory, since] = [now, performance.now()];
  }
  return memory;
}

describe('incomplete forms', () => {
  test.skipIf(process.platform !== 'linux')(
    'take little memory: 60 of 5 MB take at most 60 MB',
    async () => {
      const program = start({
        DATA_DIR: await tempDir(),
        RATE_LIMIT: 'off',
        NODE_OPTIONS: '--max-semi-space-size=2', // as in `npm run serve`
      });
      const address = await listening(program);
      // Loads what is loaded only once, and lets its memory be released.
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
      // A request without a form does not wait for them.
      expect((await fetch(`${address}/api/header`)).status).toBe(200);
      for (const socket of sockets) socket.destroy();
    },
  );

  test('are aborted when no more data arrives', async () => {
    const program = start({ DATA_DIR: await tempDir() });
    const address = await listening(program);
    const whole = wire(Buffer.alloc(1_000_000, 7), 'half@example.in');
    const socket = opened(address);
    const startedAt = performance.now();
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    socket.write(whole.subarray(0, 500_000));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('The upload took too long.');
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });
});

test('drawings that must be killed delay neither other pictures nor a stop', async () => {
  const program = start({ DATA_DIR: await tempDir(), TRUST_PROXY: '1' });
  const address = await listening(program);
  let killed = 0;
  const sockets = Array.from({ length: 20 }, (_, at) => {
    const socket = opened(address);
    socket.on('data', (chunk: Buffer) => {
      if (chunk.toString().startsWith('HTTP/1.1 415 ')) killed += 1;
    });
    const [head = '', ...body] = wire(slowDrawing(), `slow-${at}@example.in`)
      .toString('latin1')
      .split('\r\n\r\n');
    socket.write(
      `${head}\r\nX-Forwarded-For: 203.0.113.${at}\r\n\r\n${body.join('\r\n\r\n')}`,
      'latin1',
    );
    return socket;
  });
  await wait(1500);
  const form = new FormData();
  for (const [name, value] of Object.entries(located)) form.append(name, value);
  form.append('profileImage', new Blob([new Uint8Array(await png())]), 'me.png');
  const stored = await fetch(`${address}/api/users/register`, { method: 'POST', body: form });
  expect(stored.status).toBe(201);
  // The drawings are decoded one at a time, each for a second; the picture did not wait for any of them.
  expect(killed).toBeLessThan(3);
  const startedAt = performance.now();
  program.child.kill('SIGTERM');
  await program.closed;
  expect(performance.now() - startedAt).toBeLessThan(25_000);
  expect(program.child.exitCode).toBe(0);
  for (const socket of sockets) socket.destroy();
});
