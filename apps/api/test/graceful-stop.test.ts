// @vitest-environment node
import { exampleBirth } from '@jyoti/contract/calls';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { listening, start } from './program.ts';
import { tempDir } from './temp-dir.ts';

type Outcome =
  | { status: number; whole: boolean; last: boolean }
  /** `reused`: on a connection that was accepted earlier. */
  | { failed: string; reused: boolean };

/** One complete request and response, or the error code. */
function ask(address: string, agent: Agent, path: string, body?: object): Promise<Outcome> {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const sent = request(
      new URL(path, address),
      { agent, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        response.on('close', () => {
          const { statusCode: status = 0, complete: whole, headers } = response;
          resolve({ status, whole, last: headers.connection === 'close' });
        });
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ failed: error.code ?? error.message, reused: sent.reusedSocket }),
    );
    sent.end(text);
  });
}

test('a stop under load drops no request: each gets a complete response, or its connection is refused', async () => {
  const program = start({ DATA_DIR: await tempDir(), RATE_LIMIT: 'off' });
  const address = await listening(program);
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const outcomes: Outcome[] = [];
  const halfWay = Promise.withResolvers<void>();
  // Clients with short calls, long ones, and one that writes send requests one after another until they are
  // refused.
  const asker = async (path: string, body?: object) => {
    for (;;) {
      const outcome = await ask(address, agent, path, body);
      outcomes.push(outcome);
      if (outcomes.length === 150) halfWay.resolve();
      if ('failed' in outcome) return;
    }
  };
  const askers = [
    ...Array.from({ length: 4 }, () => asker('/api/header')),
    ...Array.from({ length: 4 }, () => asker('/api/home')),
    ...Array.from({ length: 2 }, () => asker('/api/openapi.json')),
    ...Array.from({ length: 2 }, () =>
      asker('/api/newsletter', { email: `${exampleBirth.date}@example.in` }),
    ),
  ];
  await halfWay.promise;
  program.child.kill('SIGTERM');
  await Promise.all(askers);
  await program.closed;
  agent.destroy();

  const failures = outcomes.filter((outcome) => 'failed' in outcome);
  expect(failures.filter(({ reused }) => reused)).toEqual([]);
  // The kernel resets connections that wait to be accepted while the server closes its socket.
  const codes = new Set(
    failures.map(({ failed }) => failed).filter((code) => code !== 'ECONNRESET'),
  );
  expect(codes).toEqual(new Set(['ECONNREFUSED']));
  const responses = outcomes.filter((outcome) => 'status' in outcome);
  expect(responses.filter(({ whole }) => !whole)).toEqual([]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 202]));
  expect(responses.some(({ last }) => last)).toBe(true);
  expect(program.child.exitCode).toBe(0);
});

test('an idle keep-alive connection does not delay the stop', async () => {
  const program = start({ DATA_DIR: await tempDir() });
  const address = await listening(program);
  const agent = new Agent({ keepAlive: true });
  expect(await ask(address, agent, '/healthz')).toMatchObject({ status: 200 });
  program.child.kill('SIGTERM');
  await program.closed;
  agent.destroy();
  expect(program.child.exitCode).toBe(0);
});
