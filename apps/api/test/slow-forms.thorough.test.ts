// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { patientServer } from '../src/http/connections.ts';
import { asha, startApp } from './app.ts';
import { endsWithTest } from './ends.ts';

const slowClients = 300;
const addresses = 15;

test.skipIf(process.platform !== 'linux')(
  '300 forms that arrive slowly from 15 addresses delay neither a sign-up nor a picture',
  async () => {
    const { app } = await startApp({ environment: { RATE_LIMIT: 'on' } });
    const server = patientServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    let begun = 0;
    server.on('request', () => (begun += 1));
    const answers: Buffer[] = [];
    const sockets = Array.from({ length: slowClients }, (_, at) => {
      const localAddress = `127.0.1.${1 + (at % addresses)}`;
      const socket = connect({ host: '127.0.0.1', port, localAddress });
      // Half announce a form without a picture, half one with a picture.
      const length = at % 2 ? 9000 : 1_400_000;
      socket.write(
        `POST /api/users/register HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n-`,
      );
      socket.on('error', () => undefined);
      socket.on('data', (answer: Buffer) => answers.push(answer));
      return socket;
    });
    const sending = setInterval(() => sockets.forEach((socket) => socket.write('-')), 4000);
    endsWithTest(async () => {
      clearInterval(sending);
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    });
    await expect.poll(() => begun, { timeout: 30_000 }).toBe(slowClients);

    const signUp = async (email: string, picture?: Buffer) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...asha, email })) form.append(name, value);
      if (picture) form.append('profileImage', new Blob([new Uint8Array(picture)]), 'me.png');
      const address = `http://127.0.0.1:${port}/api/users/register`;
      return (await fetch(address, { method: 'POST', body: form })).status;
    };
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await signUp('asha@example.in')).toBe(201);
    // None of the 300 has been answered, so the sign-up waited for none of them.
    expect(answers).toEqual([]);
    expect(await signUp('ravi@example.in', png)).toBe(201);

    await Promise.all(sockets.map(async (socket) => socket.closed || once(socket, 'close')));
    expect(answers).toHaveLength(slowClients);
    for (const answer of answers) expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
  },
  60_000,
);
