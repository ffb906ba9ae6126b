// @vitest-environment node
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createThrottle } from '../src/http/limits/throttle.ts';
import { Background } from '../src/operations/background.ts';
import { bookingMails } from '../src/bookings/booking-mail.ts';
import { MailQueue } from '../src/mail/mail-queue.ts';
import { messageText } from '../src/mail/message-text.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { openFileStore } from '../src/storage/file-store.ts';
import { openPostgresStore } from '../src/storage/postgres/postgres-store.ts';
import { asha, bearer, signedUp, startApp } from './app.ts';
import { bookingOf } from './ceremony-day.ts';
import { postgresForTests } from './postgres.ts';
import { listening, start } from './program.ts';
import { sampleUser } from './sample-user.ts';
import { sampleBooking } from './sample-records.ts';
import { tempDir } from './temp-dir.ts';

const emptyDatabase = postgresForTests();
const minute = 60_000;

/** An SMTP server that can be switched off. */
function mailServer() {
  const server = { away: false, tried: [] as Mail[], took: [] as Mail[] };
  const mailer = {
    send: async (mail: Mail) => {
      server.tried.push(mail);
      if (server.away) throw new Error('away');
      server.took.push(mail);
    },
    forget: async () => {},
    close: () => {},
  };
  return { server, mailer };
}

/** A user who books while the mail server is off, on a Monday morning. */
async function bookedWithoutMail() {
  const { server, mailer } = mailServer();
  const site = await startApp({ mailer });
  site.clock.now = new Date('2026-11-23T03:30:00Z');
  const { token, user } = await signedUp(site.api);
  const book = () =>
    site.api
      .post('/api/bookings')
      .set(bearer(token))
      .set('Idempotency-Key', 'key')
      .send(bookingOf('2026-11-27'));
  server.away = true;
  const { body } = await book();
  await site.background.idle();
  const later = async (minutes: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + minutes * minute);
    site.mailQueue.send();
    await site.background.idle();
  };
  const { id } = (body as { data: { id: string } }).data;
  return { ...site, server, token, user, id, book, later };
}

describe('a queued e-mail', () => {
  test('is retried with growing delays, with the same id, and sent once', async () => {
    const { server, later, book, id } = await bookedWithoutMail();
    expect(server.tried).toHaveLength(1);
    await later(1);
    expect(server.tried).toHaveLength(1);
    await later(1);
    expect(server.tried).toHaveLength(2);
    await later(3);
    expect(server.tried).toHaveLength(2);
    server.away = false;
    await later(1);
    await later(24 * 60);
    expect(server.took).toHaveLength(1);
    expect(server.took[0]?.subject).toContain(id);
    expect(new Set(server.tried.map((mail) => mail.id)).size).toBe(1);
    expect(messageText(server.took[0] as Mail, 'Jyoti <a@b.example>', new Date())).toMatch(
      /^Message-ID: <[0-9a-f-]{36}@localhost>$/m,
    );
    await book(); // the same key: no new mail is queued
    await later(0);
    expect(server.took).toHaveLength(1);
  });

  test('reports the state of its event, even if later ones exist, to the current address', async () => {
    const { server, later, api, store, user, token, id } = await bookedWithoutMail();
    const change = { action: 'reschedule', preferredDate: '2026-11-30' };
    await api.patch(`/api/bookings/${id}`).set(bearer(token)).send(change);
    await store.users.update(user.id, { email: 'new@example.in' });
    server.away = false;
    await later(2);
    expect(server.took.map(({ to }) => to)).toEqual(['new@example.in', 'new@example.in']);
    const mails = server.took.map(({ text }) => text);
    expect(mails.filter((text) => text.includes('package, Friday, 27 November 2026'))).toHaveLength(
      1,
    );
    expect(mails.filter((text) => text.includes('package, Monday, 30 November 2026'))).toHaveLength(
      1,
    );
  });

  test('is given up after three days, and the failure is logged', async () => {
    const { server, later, logged } = await bookedWithoutMail();
    for (let day = 0; day < 3; day += 1) await later(24 * 60);
    const tries = server.tried.length;
    expect(logged.join('')).toContain('e-mail expired');
    expect(logged.join('')).not.toMatch(/asha@|example\.in/);
    server.away = false;
    await later(24 * 60);
    expect(server.tried).toHaveLength(tries);
  });

  test('is deleted with its account', async () => {
    const { server, later, api, token } = await bookedWithoutMail();
    await api
      .post('/api/users/delete-account')
      .set(bearer(token))
      .send({ currentPassword: 'a long enough secret', reason: 'other' });
    server.away = false;
    await later(10);
    expect(server.took).toEqual([]);
  });
});

test('each e-mail in a shared database is sent by one of two processes', async () => {
  const database = await emptyDatabase();
  const processes = await Promise.all(
    ['one', 'other'].map(async () => {
      const { server, mailer } = mailServer();
      const store = await openPostgresStore(database);
      const log = pino({ level: 'silent' });
      const background = new Background(log);
      const publicUrl = new URL('http://localhost');
      const now = () => new Date('2026-01-01T00:00:00Z');
      const throttle = createThrottle(store.attempts, false, Date.now);
      const mails = bookingMails({ ceremony: () => null });
      const queued = {
        store,
        bookingMails: mails,
        mailer,
        background,
        log,
        throttle,
        publicUrl,
        now,
      };
      const mailQueue = new MailQueue(queued);
      return { server, store, background, mailQueue };
    }),
  );
  const [{ store, mailQueue } = {}] = processes;
  if (!store || !mailQueue) throw new Error('Two were asked for.');
  for (let number = 0; number < 40; number += 1) {
    const userId = String(number);
    await store.users.insert(sampleUser(userId));
    const booking = sampleBooking(userId, userId);
    const mail = mailQueue.aboutBooking(booking, 'en');
    await store.bookings.insert(booking, 100, undefined, false, mail);
  }
  for (const one of processes) one.mailQueue.send();
  await Promise.all(processes.map(({ background }) => background.idle()));
  const sent = processes.flatMap(({ server }) => server.took.map(({ id }) => id));
  expect(sent).toHaveLength(40);
  expect(new Set(sent).size).toBe(40);
  await Promise.all(processes.map((one) => one.store.close()));
});

test('an e-mail survives a SIGKILL while the mail server hangs, and its record contains no link', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const directory = await tempDir();
  const program = start({ DATA_DIR: directory, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const address = await listening(program);
  const form = new FormData();
  // With coordinates the sign-up does not wait for the place index.
  const parts = { ...asha, 'birthData[latitude]': '23.18', 'birthData[longitude]': '75.77' };
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const connected = once(silent, 'connection');
  await fetch(`${address}/api/users/register?lang=hi`, { method: 'POST', body: form });
  await connected; // it is being sent
  program.child.kill('SIGKILL');
  await program.closed;
  silent.close();
  const store = await openFileStore(directory);
  const later = new Date(Date.now() + 3 * minute).toISOString();
  const due = await store.mails.take(later, () => later);
  expect(due).toMatchObject({ about: 'confirm_email', language: 'hi', tries: 2 });
  expect(JSON.stringify(due)).not.toMatch(/token|Rao|http/i);
  await store.close();
});
