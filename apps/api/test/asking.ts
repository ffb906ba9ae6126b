import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Requests paths exactly as they are spelled, and returns responses without decompressing them. */
export async function asking(app: RequestListener) {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const request = get({ port, host: '127.0.0.1', path, headers, agent: false });
    const [response] = (await once(request, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
    ];
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}
