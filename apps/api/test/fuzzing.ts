import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect } from 'vitest';
import { errorBodySchema } from '@jyoti/contract';
import { type Call, callList as calls } from '@jyoti/contract/calls';
import { JsonSchemas } from '../src/http/openapi/json-schema.ts';
import { calledSite, type CalledSite, type GoodRequest } from './called-site.ts';
import { hostileRequests, type HostileRequest } from './hostile-request.ts';

/** Number of concurrent requests. */
const atOnce = 40;

const boundary = 'x-boundary-of-the-test';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

function encoded(text: string): string {
  // Text that a URL cannot represent is replaced by the nearest that it can.
  return encodeURIComponent(text.toWellFormed());
}

function pathOf(call: Call, { params, query }: HostileRequest, good: GoodRequest): string {
  const path = call.path.replace(/:(\w+)/g, (_part, name: string) => {
    // An empty parameter would make it the URL of another call.
    return encoded(params[name] ?? good.params[name] ?? '') || '%20';
  });
  if (typeof query === 'string') return `${path}?${query}`;
  const pairs = Object.entries({ ...good.query, ...query }).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map(
      (one) => `${encoded(name)}=${encoded(typeof one === 'string' ? one : JSON.stringify(one))}`,
    ),
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&').slice(0, 6_000)}` : path;
}

const files = {
  bytes: Buffer.from('GIF89a\0\0\0 no picture at all'),
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9e9" height="1"><use href="#a"/><g id="a"><use href="#a"/></g></svg>',
  ),
};

function formOf(fuzz: HostileRequest, good: GoodRequest, picture: Buffer): Buffer {
  const fields = Object.entries({ ...good.form, ...fuzz.form });
  const parts = fields.flatMap(([name, value]) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
    value,
    '\r\n',
  ]);
  const file = fuzz.file === 'none' ? null : fuzz.file === 'picture' ? picture : files[fuzz.file];
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="profileImage"; filename="a\\..\\b"\r\n\r\n`;
  const pieces = [...parts, ...(file ? [head, file, '\r\n'] : []), `--${boundary}--\r\n`];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

function sentBody(call: Call, fuzz: HostileRequest, good: GoodRequest, picture: Buffer) {
  if (call.form) {
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      content: formOf(fuzz, good, picture),
    };
  }
  if (!call.body) return null;
  const { body } = fuzz;
  if ('raw' in body) return { type: body.type, content: Buffer.from(body.raw) };
  const value = 'whole' in body ? body.whole : { ...good.body, ...body.changes };
  return { type: 'application/json', content: Buffer.from(JSON.stringify(value) ?? '') };
}

function tokenOf({ token }: HostileRequest, good: GoodRequest, site: CalledSite): string | null {
  if (token === 'good') return good.token;
  if (token === 'other') return site.otherUser.token;
  return token === 'wrong' ? 'no-token-at-all' : null;
}

function written(call: Call, fuzz: HostileRequest, good: GoodRequest, site: CalledSite): Sent {
  const body = sentBody(call, fuzz, good, site.picture);
  const token = tokenOf(fuzz, good, site);
  return {
    method: call.method.toUpperCase(),
    path: pathOf(call, fuzz, good),
    headers: {
      ...good.headers,
      ...fuzz.headers,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body ? { 'Content-Length': String(body.content.length) } : {}),
      ...(body?.type ? { 'Content-Type': body.type } : {}),
    },
    body: body?.content ?? null,
  };
}

interface FuzzResponse {
  status: number;
  type: string;
  id: string;
  text: string;
}

/** Why a response is wrong; `null` if it is valid. */
function problemOf(call: Call, { status, type, id, text }: FuzzResponse): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (!/^[\da-f-]{36}$/.test(id)) return `request id ${id}`;
  const json = type.startsWith('application/json');
  if (status >= 400) {
    if (!json) return `${status} of type ${type}: ${text.slice(0, 200)}`;
    return safeParse(errorBodySchema, JSON.parse(text)).success ? null : `error body ${text}`;
  }
  if (status === 304) return null;
  if (status !== call.success.status) return `${status} is not described`;
  if (!call.success.schema) return null;
  const parsed = safeParse(call.success.schema, JSON.parse(text));
  return parsed.success
    ? null
    : `answer: ${JSON.stringify(parsed.issues.slice(0, 3).map(({ message, path }) => [message, path?.map(({ key }) => key)]))}`;
}

function exchange(agent: Agent, port: number, sent: Sent): Promise<FuzzResponse> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = sent;
    const clientRequest = request({ agent, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          id: String(response.headers['x-request-id'] ?? ''),
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

/** Calls that need new data for each request, because they use it up. */
export const usesUp = new Set([
  'logout',
  'deleteAccount',
  'changePassword',
  'resetPassword',
  'deleteChart',
]);

/**
 * Sends malformed requests to every call of a separate site, and expects that none causes a server error and
 * each call succeeds for some.
 */
export async function expectNoProblem(seed: number, requests: number): Promise<void> {
  const site = await calledSite();
  const server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const schemas = new JsonSchemas();
  const anyRequest = fc.oneof(...calls.map((call) => hostileRequests(call, schemas)));
  const answered = new Map<string, Set<number>>();
  const goods = new Map<string, Promise<GoodRequest>>();
  const goodOf = (call: Call): Promise<GoodRequest> => {
    const known = usesUp.has(call.id) ? undefined : goods.get(call.id);
    const good = known ?? site.goodRequest(call);
    goods.set(call.id, good);
    return good;
  };
  const tried = async (fuzz: HostileRequest): Promise<string | null> => {
    const call = calls.find(({ id }) => id === fuzz.id)!;
    const sent = written(call, fuzz, await goodOf(call), site);
    const response = await exchange(agent, port, sent);
    answered.set(call.id, (answered.get(call.id) ?? new Set()).add(response.status));
    const problem = problemOf(call, response);
    const body = sent.body?.toString().slice(0, 2_000) ?? '';
    return problem && `${sent.method} ${sent.path} ${body} → ${problem}`;
  };
  try {
    // Before all places are booked.
    for (const call of calls) await goodOf(call);
    // A handler that no request has reached is not tested: the requests go on until each is reached.
    const unreached = () =>
      calls.filter(({ id, success }) => !answered.get(id)?.has(success.status));
    const isEnough = (sent: number) => sent >= requests && unreached().length === 0;
    for (let batch = 0; !isEnough(batch * atOnce) && batch * atOnce < 4 * requests; batch += 1) {
      const some = fc.sample(anyRequest, { seed: seed + batch, numRuns: atOnce });
      const problems = await Promise.all(some.map(tried));
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    }
    expect(unreached().map(({ id }) => id)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  } finally {
    agent.destroy();
    server.close();
    await site.close();
  }
}
