// @vitest-environment node
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { asha, signedUp, startApp } from './app.ts';

test('a call whose client has disconnected during a stop is dropped without an error', async () => {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let isDelayed = false;
  const { api, app, store, lifecycle, logged } = await startApp({
    store: (real) => ({
      ...real,
      users: {
        ...real.users,
        byEmail: async (email) => {
          if (isDelayed) {
            reached.resolve();
            await gate.promise;
          }
          return real.users.byEmail(email);
        },
      },
    }),
  });
  await signedUp(api);
  isDelayed = true;
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const login = request({
    port,
    path: '/api/users/login',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  login.on('error', () => undefined);
  login.end(JSON.stringify({ email: asha['email'], password: asha['password'] }));
  await reached.promise;
  login.destroy();
  lifecycle.stage = 'draining';
  server.close();
  await once(server, 'close');
  await store.close();
  gate.resolve();

  await vi.waitUntil(() =>
    logged.some((line) => line.includes('client disconnected during shutdown')),
  );
  const lines = logged.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
