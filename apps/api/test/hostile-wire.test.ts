import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { timeouts, patientServer } from '../src/http/connections.ts';
import { expectError, signedUp, signUp, startApp } from './app.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Starts an application on a port, with timeouts divided by a factor. */
async function onPort(hurry = 1) {
  const site = await startApp();
  const { head, request, silence } = timeouts;
  const server = patientServer(site.app, {
    head: head / hurry,
    request: request / hurry,
    silence: silence / hurry,
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;

  /** Everything received until the server closes the connection. */
  const exchange = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined); // the server may close while the client is still sending
    socket.write(bytes, 'latin1');
    return new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  };
  return { ...site, exchange };
}

const lines = (...head: string[]) => [...head, '', ''].join('\r\n');
const post = (...head: string[]) =>
  lines('POST /api/newsletter HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...head);
const hidden = lines('GET /healthz HTTP/1.1', 'Host: a', 'Connection: close');

describe('the boundary between two messages', () => {
  const doubtful: readonly (readonly [string, string])[] = [
    ['a length and chunks', post('Content-Length: 4', 'Transfer-Encoding: chunked') + '0\r\n\r\n'],
    ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 4') + '0\r\n\r\n'],
    ['two lengths', post('Content-Length: 2', 'Content-Length: 0') + '{}'],
    ['a list of lengths', post('Content-Length: 2, 0') + '{}'],
    ['a signed length', post('Content-Length: +2') + '{}'],
    ['a negative length', post('Content-Length: -2') + '{}'],
    ['a length in another base', post('Content-Length: 0x2') + '{}'],
    ['a length beyond all numbers', post('Content-Length: 99999999999999999999') + '{}'],
    ['an unknown coding', post('Transfer-Encoding: xchunked') + '0\r\n\r\n'],
    ['another coding after chunks', post('Transfer-Encoding: chunked, identity') + '0\r\n\r\n'],
    ['a space before the colon', post('Transfer-Encoding : chunked') + '0\r\n\r\n'],
    ['a folded header', post('X-A: b', ' Transfer-Encoding: chunked') + '0\r\n\r\n'],
    ['a chunk of no number', post('Transfer-Encoding: chunked') + 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a chunk beyond all numbers', post('Transfer-Encoding: chunked') + 'FFFFFFFFFFFFFFFFFF\r\n{}'],
    ['a bare line end in a header', lines('GET / HTTP/1.1', 'Host: a', 'X-A: b\nX-B: c')],
    ['a NUL in a header', lines('GET / HTTP/1.1', 'Host: a', 'X-A: b\0c')],
    ['no host', lines('GET / HTTP/1.1')],
    ['two hosts', lines('GET / HTTP/1.1', 'Host: a', 'Host: b')],
    ['the same host twice', lines('GET /healthz HTTP/1.1', 'Host: a', 'Host: a')],
    ['another protocol', lines('GET / HTTP/9.9', 'Host: a')],
    ['a line end in the address', 'GET /\rhealthz HTTP/1.1\r\nHost: a\r\n\r\n'],
  ];

  test('is unambiguous: a request that could be read in two ways gets 400 and is closed', async () => {
    const { exchange } = await onPort();
    for (const [what, message] of doubtful) {
      const received = await exchange(message + hidden);
      expect(received, what).toMatch(/^HTTP\/1\.1 400 /);
      expect(received.match(/HTTP\/1\.1 /g), what).toHaveLength(1);
    }
  });

  test('is correct for valid messages', async () => {
    const { exchange } = await onPort();
    const sound = post('Transfer-Encoding: chunked') + '2\r\n{}\r\n0\r\n\r\n';
    const received = await exchange(sound + hidden);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(received).toContain('"code":"invalid_input"');
  });

  test('a head beyond 16 kB is rejected with 431', async () => {
    const { exchange } = await onPort();
    const received = await exchange(
      lines('GET / HTTP/1.1', 'Host: a', `X-A: ${'b'.repeat(17_000)}`),
    );
    expect(received).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('a slow client', () => {
  test('is disconnected, in the head and in the body, and others are served', async () => {
    const { exchange } = await onPort(100);
    const drops = [
      exchange('GET / HTTP/1.1\r\nHost: a\r\nX-'),
      exchange(`${post('Content-Length: 100')}{`),
      exchange(''),
    ];
    expect(await exchange(hidden)).toMatch(/^HTTP\/1\.1 200 /);
    for (const received of await Promise.all(drops)) expect(received).not.toMatch(/ 200 /);
    expect(await exchange(hidden)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('has seconds for a head and minutes for a picture', () => {
    expect(timeouts.head).toBeLessThanOrEqual(15_000);
    expect(timeouts.request).toBeLessThanOrEqual(180_000);
    expect(timeouts.silence).toBeLessThanOrEqual(120_000);
  });
});

describe('an unsupported method', () => {
  test('reveals nothing', async () => {
    const { exchange } = await onPort();
    for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'LINK']) {
      for (const path of ['/', '/api/header', '/api/users/login']) {
        const start = `${method} ${path} HTTP/1.1`;
        const received = await exchange(
          lines(start, 'Host: a', 'X-Secret: mirrored', 'Connection: close'),
        );
        expect(received, start).not.toContain('mirrored');
        expect(received, start).not.toMatch(/^HTTP\/1\.1 [^4]/);
      }
    }
  });
});

test('of OPTIONS does not allow other origins', async () => {
  const { api } = await startApp();
  for (const path of ['/api/header', '/api/users/login', '/uploads/profiles/a.webp']) {
    const { headers } = await api
      .options(path)
      .set({ Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' });
    expect(Object.keys(headers).join()).not.toContain('access-control');
  }
});

describe('the Host and X-Forwarded headers of a request', () => {
  const elsewhere = {
    Host: 'elsewhere.example',
    'X-Forwarded-Host': 'elsewhere.example',
    'X-Forwarded-Proto': 'ftp',
    'X-Original-URL': '/api/operator',
    'X-Rewrite-URL': '/api/operator',
    Forwarded: 'host=elsewhere.example;proto=ftp',
    Origin: 'https://elsewhere.example',
    Referer: 'https://elsewhere.example/',
  };

  test('do not affect e-mails', async () => {
    const { api, background, directory } = await startApp({
      environment: { TRUST_PROXY: '1', PUBLIC_URL: 'https://jyoti.example' },
    });
    await signedUp(api);
    await api.post('/api/users/forgot-password').set(elsewhere).send({ email: 'asha@example.in' });
    await background.idle();
    const folder = join(directory, 'mail');
    const [name = ''] = await readdir(folder);
    const mail = await readFile(join(folder, name), 'utf8');
    expect(mail).toMatch(/^https:\/\/jyoti\.example\/reset-password#token=[\w-]{43}$/m);
    expect(mail).not.toMatch(/elsewhere|ftp:/);
  });

  test('do not affect responses', async () => {
    const { api } = await startApp({ environment: { TRUST_PROXY: '1' } });
    const strange = ['//elsewhere.example/%2e%2e', '/\\elsewhere.example'];
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/api/header', ...strange]) {
      const { headers, text } = await api.get(path).set(elsewhere);
      expect(JSON.stringify(headers) + text, path).not.toContain('elsewhere');
      expect(Object.keys(headers).join()).not.toContain('access-control');
    }
  });

  test('determine the client address only behind a trusted proxy', async () => {
    const { api } = await startApp({ environment: { RATE_LIMIT: 'on' } });
    const ask = (at: number) =>
      api
        .post('/api/newsletter')
        .set({ 'X-Forwarded-For': `203.0.113.${at}`, 'X-Real-IP': `203.0.113.${at}` })
        .send({ email: 'asha@example.in' });
    for (let at = 0; at < 20; at += 1) expect((await ask(at)).status).toBe(202);
    expectError(await ask(99), 429, 'too_many_attempts');
  });
});

describe('a line break', () => {
  test.each(['firstName', 'lastName', 'email', 'mobile', 'birthData[place]'])(
    'in %s adds no header to an e-mail',
    async (part) => {
      const { api, background, directory } = await startApp();
      for (const end of ['\r\n', '\n', '\r', '\u2028', '%0d%0a']) {
        const email = `asha${end.codePointAt(0)}@example.in`;
        const value =
          part === 'email'
            ? `${email}${end}Bcc: victim@example.org`
            : `Asha${end}Bcc: victim@example.org`;
        await signUp(api, { email, [part]: value });
        await api.post('/api/users/forgot-password').send({ email });
      }
      await background.idle();
      const folder = join(directory, 'mail');
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      for (const mail of mails) {
        const [head = ''] = mail.split('\n\n');
        expect(head).not.toMatch(/^bcc:/im);
        expect(head.match(/^to: /gim)).toHaveLength(1);
      }
      // A place may be any text, but is in no e-mail. Names, addresses and numbers reject line breaks.
      expect(mails).toHaveLength(part.startsWith('birthData') ? 5 : 0);
    },
  );

  test('in a URL adds no header to a response', async () => {
    const { api } = await startApp();
    const end = '%0d%0aX-Injected:%20yes';
    for (const path of [`/api/articles/a${end}`, `/api/header?lang=en${end}`, `/${end}`]) {
      const { headers } = await api.get(path).set('Accept-Language', 'hi');
      expect(headers).not.toHaveProperty('x-injected');
    }
  });
});
