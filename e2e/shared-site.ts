// One site with two API processes and one PostgreSQL, behind a load balancer that alternates
// between them on every request: the result must not depend on which process responds. It listens
// at PORT (0: any) and, when it is ready, prints its URL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Ports of the API processes. */
const ports: number[] = [];
// The process may close a keep-alive connection just when the next request is sent on it.
const agent = new Agent({ keepAlive: false });
let turn = 0;

const balancer = createServer((incoming, answer) => {
  if (ports.length === 0) {
    answer.writeHead(503).end();
    return;
  }
  turn += 1;
  const { method, url: path, headers, socket } = incoming;
  const outgoing = ask({
    agent,
    port: ports[turn % ports.length],
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
  });
  outgoing.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    given.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}).listen(Number(process.env['PORT']));
await once(balancer, 'listening');
const address = `http://localhost:${(balancer.address() as AddressInfo).port}`;

/** Starts a program that prints a line when it is ready. */
async function started(script: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, line };
}

const database = await started('apps/api/test/postgres-keeper.ts');
const folders = ['one', 'other'].map((name) =>
  mkdtempSync(join(process.env['E2E_DATA'] ?? tmpdir(), `jyoti-e2e-${name}-`)),
);
const processes = await Promise.all(
  folders.map((folder) =>
    started('apps/api/src/main.ts', {
      DATABASE_URL: database.line,
      DATA_DIR: folder,
      PORT: '0',
      PUBLIC_URL: address,
      TRUST_PROXY: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    }),
  ),
);

async function leave(): Promise<void> {
  balancer.close();
  balancer.closeAllConnections();
  for (const { child } of processes) child.kill('SIGKILL');
  database.child.stdin.end();
  await once(database.child, 'close');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  process.exit();
}
process.once('SIGTERM', () => void leave());
process.once('SIGINT', () => void leave());

ports.push(...processes.map(({ line }) => Number(/:(\d+)$/.exec(line)?.[1])));
console.log(`Two processes answer at ${address}`);
