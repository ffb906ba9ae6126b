import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { kundliResponseSchema } from '@jyoti/contract';
import { Passwords } from '../src/auth/passwords.ts';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp, ujjain } from './app.ts';

const birth = {
  name: 'Asha Rao',
  date: '1990-05-14',
  time: '06:30',
  place: { name: ujjain.name, latitude: ujjain.latitude, longitude: ujjain.longitude },
};

describe('a flood of logins from one address', () => {
  test('is rejected beyond its share of the queue, and other clients are served meanwhile', async () => {
    const { api } = await startApp({
      environment: { TRUST_PROXY: '1' },
      passwords: new Passwords(),
    });
    const { token } = await signedUp(api);
    const login = (address: string, password = 'guess') =>
      api
        .post('/api/users/login')
        .set('X-Forwarded-For', address)
        .send({ email: asha['email'], password });
    const cast = () => api.post('/api/kundli').set(bearer(token)).send({ birth });
    await cast(); // loads what is loaded only once
    let waiting = 200; // enough to fill the queue, however fast it moves
    const flood = Array.from({ length: waiting }, async () => {
      const response = await login('203.0.113.5');
      waiting -= 1;
      return response;
    });
    // The queue has its maximum length when the first request is rejected.
    const full = await Promise.any(
      flood.map(async (pending) => {
        const response = await pending;
        if (response.status !== 503) throw new Error('served');
        return response;
      }),
    );
    expectError(full, 503, 'busy');
    expect(Number(full.headers['retry-after'])).toBeGreaterThan(0);

    const others = await Promise.all([
      api.get('/healthz'),
      api.get('/api/header'),
      cast(),
      login('198.51.100.7', asha['password']),
    ]);
    expect(waiting).toBeGreaterThan(0);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expectBody(others[2], 200, kundliResponseSchema);

    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(100);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
  });
});

describe('the log', () => {
  test('reports a rejected e-mail without its recipient', async () => {
    // A mail server whose error message names the recipient.
    const server = createServer((socket) => {
      socket.write('220 mail.example\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => {
        const to = /^RCPT TO:(<.*>)/im.exec(chunk.toString())?.[1];
        socket.write(to ? `550 ${to} is unknown to Asha Rao\r\n` : '250 mail.example\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const mailer = smtpMailer(new URL(`smtp://127.0.0.1:${port}`), 'Jyoti <letters@jyoti.example>');
    const { api, background, logged } = await startApp({ mailer });
    await signedUp(api);
    await api.post('/api/users/forgot-password').send({ email: asha['email'] });
    await background.idle();
    mailer.close();
    server.close();
    expect(logged.join('')).toMatch(/did not accept an e-mail \(EENVELOPE, 550, RCPT TO\)/);
    expect(logged.join('')).not.toMatch(/asha|rao\b|example\.in/i);
  });
});
