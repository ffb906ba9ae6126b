import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { erasePast, retentionDays } from '../src/storage/retention.ts';
import type { Store } from '../src/storage/store.ts';
import { ProfileImages } from '../src/accounts/pictures/profile-images.ts';
import { createLog } from '../src/operations/log.ts';
import { asha, bearer, signedUp, signUp, startApp, type Api } from './app.ts';
import { mailTo } from './mailbox.ts';
import { makeOperator } from './operator-site.ts';
import { sampleBooking, sampleChart, sampleShare, sampleSubscription } from './sample-records.ts';

const policy = JSON.parse(
  await readFile(join(import.meta.dirname, '../content/en/pages/privacy-policy.json'), 'utf8'),
) as { sections: { blocks: { type: string; rows?: [string, string, string][] }[] }[] };
const [rows = []] = policy.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => block.rows ?? []).length > 0
    ? [blocks.flatMap((block) => block.rows ?? [])]
    : [],
);

type Site = Awaited<ReturnType<typeof startApp>>;

const day = 86_400_000; // ms
const account = { email: asha['email'] ?? '', password: asha['password'] ?? '' };

/**
 * The contents of all files in the data folder, except the hashes of erased data and the sent e-mail about
 * the deletion.
 */
async function everythingIn({ directory }: Site): Promise<string> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.isFile() && !/\.lock$|^erasures\.log$/.test(file.name))
      .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  return texts
    .filter((text) => !text.includes('Subject: Your Jyoti account is deleted'))
    .join('\n');
}

function deleteAccount(api: Api, token: string) {
  return api.post('/api/users/delete-account').set(bearer(token)).send({
    reason: 'other',
    additionalInfo: 'Asha Rao, asha@example.in, 9876543210: too few charts',
    currentPassword: account.password,
  });
}

/** Runs the daily job a number of days from now. */
async function dailyJob({ store, directory, clock }: Site, days: number) {
  clock.now = new Date(clock.now.getTime() + days * day);
  const images = new ProfileImages(store.pictures, createLog('silent'));
  return erasePast({ store, images, dataDir: directory, now: () => clock.now });
}

async function signedIn() {
  const site = await startApp();
  const { token, user } = await signedUp(site.api);
  return { ...site, token, id: user.id };
}

async function goneWithTheAccount(site: Site & { token: string }, ...traces: RegExp[]) {
  const before = await everythingIn(site);
  for (const trace of traces) expect(before).toMatch(trace);
  expect((await deleteAccount(site.api, site.token)).status).toBe(200);
  // The e-mail about the deletion was sent: a folder replaces the mail server.
  expect(await mailTo(account.email, site)).toEqual([
    expect.stringContaining('Subject: Your Jyoti account is deleted'),
  ]);
  await rm(join(site.directory, 'mail'), { recursive: true });
  const after = await everythingIn(site);
  for (const trace of traces) expect(after).not.toMatch(trace);
}

const written = (site: Site, ticket: string, userId: string | null = null) => ({
  ticket,
  userId,
  name: 'Meera Stranger',
  email: 'stranger@example.in',
  message: 'A question of a stranger.',
  language: 'en',
  createdAt: site.clock.now.toISOString(),
});
const asMessage = { topic: 'general', status: 'open' as const };
const asRequest = {
  status: 'open' as const,
  mobile: '9812345670',
  astrologer: 'meera-joshi',
  kind: 'chat' as const,
  preferredDate: null,
};

async function settle(site: Site, path: string): Promise<void> {
  const kavita = await signedUp(site.api, { email: 'kavita@example.in' });
  await makeOperator(site, 'kavita@example.in');
  const closed = await site.api
    .patch(path)
    .set(bearer(kavita.token))
    .send({ status: 'closed', expectedStatus: 'open' });
  expect(closed.status).toBe(200);
}

/** Expects that anonymous data is deleted 30 days after it is settled, and after a year at the latest. */
async function goesOnceSettled(
  kind: 'messages' | 'requests',
  insert: (site: Site, ticket: string) => Promise<unknown>,
  stands: (store: Store, ticket: string) => Promise<boolean>,
): Promise<void> {
  const site = await startApp();
  await insert(site, 'JY-20260101-2222');
  await insert(site, 'JY-20260101-3333');
  await dailyJob(site, 100);
  await settle(site, `/api/operator/${kind}/JY-20260101-2222`);
  await dailyJob(site, retentionDays.settled - 1);
  expect(await stands(site.store, 'JY-20260101-2222')).toBe(true);
  expect(await dailyJob(site, 1)).toMatchObject({ [kind]: 1 });
  expect(await stands(site.store, 'JY-20260101-2222')).toBe(false);
  expect(await stands(site.store, 'JY-20260101-3333')).toBe(true);
  await dailyJob(site, retentionDays.written - 100 - retentionDays.settled);
  expect(await stands(site.store, 'JY-20260101-3333')).toBe(false);
  expect(await everythingIn(site)).not.toMatch(/Meera Stranger|stranger@/);
}

/** How to test each row of the table, by its first cell. */
const promises: Record<string, () => Promise<void>> = {
  'First and last name, e-mail, mobile number': async () =>
    goneWithTheAccount(await signedIn(), /"Asha"/, /asha@example\.in/, /98765/),
  'Birth place, time and date, with coordinates and time zone where the place is known': async () =>
    goneWithTheAccount(await signedIn(), /1990-05-14/, /Ujjain/),
  'Profile picture, if you upload one': async () => {
    const site = await startApp();
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#b5651d' },
    })
      .png()
      .toBuffer();
    const { token } = (await signUp(site.api).attach('profileImage', picture, 'me.png')).body;
    expect(await site.store.pictures.settled(false)).toHaveLength(1);
    expect((await deleteAccount(site.api, token)).status).toBe(200);
    expect(await site.store.pictures.settled(false)).toEqual([]);
  },
  Password: async () => {
    const site = await signedIn();
    expect(await everythingIn(site)).not.toContain(account.password);
    await goneWithTheAccount(site, /\$argon2id\$/);
  },
  'Login tokens, with when they were last used and the names of browser and system': async () => {
    const site = await signedIn();
    expect(await everythingIn(site)).not.toContain(site.token);
    expect(await dailyJob(site, retentionDays.idleLogin - 1)).toMatchObject({ logins: 0 });
    await site.api.get('/api/auth/profile').set(bearer(site.token));
    expect(await dailyJob(site, retentionDays.idleLogin - 1)).toMatchObject({ logins: 0 });
    await site.api.get('/api/auth/profile').set(bearer(site.token));
    // Although in use: it expires 30 days after it was made.
    expect(await dailyJob(site, 4)).toMatchObject({ logins: 1 });
    await site.api.post('/api/users/login').send(account);
    expect(await dailyJob(site, retentionDays.idleLogin)).toMatchObject({ logins: 1 });
  },
  'A hash for each browser that has logged in': async () => {
    const site = await signedIn();
    expect(await dailyJob(site, retentionDays.device - 1)).toMatchObject({ devices: 0 });
    expect(await dailyJob(site, 1)).toMatchObject({ devices: 1 });
    expect((await site.store.users.byId(site.id))?.devices).toEqual([]);
  },
  'Date on which the account was made': async () => {
    const site = await signedIn();
    await goneWithTheAccount(site, new RegExp(RegExp.escape(site.clock.now.toISOString())));
  },
  'An account whose e-mail is never confirmed': async () => {
    const site = await startApp({ unconfirmed: true });
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#b5651d' },
    })
      .png()
      .toBuffer();
    const signing = await signUp(site.api).attach('profileImage', picture, 'me.png');
    const { token } = signing.body as { token: string };
    const chart = { name: 'Ravi Grover', birth: sampleChart('c', '').birth };
    await site.api.post('/api/users/charts').set(bearer(token)).send(chart);
    expect(await mailTo(account.email, site)).toEqual([
      expect.stringContaining('within 7 days, we delete the account'),
    ]);
    expect(await dailyJob(site, retentionDays.unconfirmed - 1)).toMatchObject({ accounts: 0 });
    expect(await everythingIn(site)).toMatch(/Ravi Grover/);
    expect(await dailyJob(site, 1)).toMatchObject({ accounts: 1 });
    expect(await everythingIn(site)).not.toMatch(/asha|98765|1990-05-14|Ravi Grover|\$argon2id/i);
    expect(await mailTo(account.email, site)).toEqual([]);
    expect(await site.store.pictures.settled(false)).toEqual([]);
    // One that is confirmed remains.
    const confirmed = await signedIn();
    expect(await dailyJob(confirmed, retentionDays.unconfirmed)).toMatchObject({ accounts: 0 });
  },
  'The language of the site, once you have chosen one': async () => {
    const site = await signedIn();
    const choose = async (language: string) =>
      site.api.post('/api/users/language').set(bearer(site.token)).send({ language });
    const storedLanguage = async () => (await site.store.users.byId(site.id))?.language;
    expect(await storedLanguage()).toBeUndefined();
    expect((await choose('hi')).status).toBe(204);
    expect(await storedLanguage()).toBe('hi');
    expect((await choose('en')).status).toBe(204);
    expect(await storedLanguage()).toBe('en');
    await goneWithTheAccount(site, /"language":"en"/);
  },
  'Link to confirm your e-mail, or for a new password if you ask for one': async () => {
    const site = await signedIn();
    const now = site.clock.now.getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const reset = { userId: site.id, createdAt: at(0), expiresAt: at(10) };
    const confirmation = { ...reset, email: account.email, expiresAt: at(24 * 60) };
    await site.store.resets.insert('hash of a link', reset, at(0));
    await site.store.resets.insert('hash of a link to confirm', confirmation, at(0));
    expect(await dailyJob(site, 1)).toMatchObject({ links: 2 });
    expect(await everythingIn(site)).not.toContain('hash of a link');
  },
  'Charts that you save: name, birth details, settings': async () => {
    const site = await signedIn();
    const chart = { ...sampleChart('c', site.id), name: 'Neelam Grover' };
    await site.store.charts.insert(chart, 5);
    await site.store.charts.insert({ ...sampleChart('d', site.id, 'Ravi Grover') }, 5);
    await site.store.charts.remove('c', site.id);
    expect(await everythingIn(site)).not.toContain('Neelam Grover');
    await goneWithTheAccount(site, /Ravi Grover/);
  },
  'Links to reports that you share: birth details, settings, no name': async () => {
    const site = await signedIn();
    await site.store.shares.insert(sampleShare('withdrawn key', site.id), 5);
    await site.store.shares.insert({ ...sampleShare('a key', site.id), showsBirth: true }, 5);
    await site.store.shares.remove('withdrawn key', site.id);
    expect(await everythingIn(site)).not.toContain('withdrawn key');
    await goneWithTheAccount(site, /a key/);
  },
  'Consultation requests: astrologer, name, e-mail, mobile number, date, message': async () => {
    const site = await signedIn();
    const own = { ...written(site, 'JY-20260101-4444', site.id), ...asRequest };
    await site.store.inquiries.insertConsultation(own);
    await goneWithTheAccount(site, /A question of a stranger/);
    await goesOnceSettled(
      'requests',
      (other, ticket) =>
        other.store.inquiries.insertConsultation({ ...written(other, ticket), ...asRequest }),
      async (store, ticket) => (await store.inquiries.consultationByTicket(ticket)) !== null,
    );
  },
  'That you have acknowledged the disclaimer: which version and when': async () => {
    const site = await signedIn();
    const acknowledged = {
      document: 'disclaimer' as const,
      version: '2026-11-21',
      visitorId: null,
      acknowledgedAt: '2026-11-22T01:02:03.000Z',
    };
    await site.store.acknowledgements.insert({ ...acknowledged, userId: site.id });
    await goneWithTheAccount(site, /2026-11-22T01:02:03/);
  },
  'Bookings, if you make one: ceremony, package, date and hour, contact details, gotra, sankalp and delivery address if you give them, and our team’s notes: payment, links to the call and the recording, remarks':
    async () => {
      const site = await signedIn();
      const tomorrow = new Date(site.clock.now.getTime() + 2 * day).toISOString().slice(0, 10);
      const noted = { preferredDate: tomorrow, operatorNote: 'Prefers a call at noon.' };
      const booking = { ...sampleBooking('2', site.id), ...noted };
      await site.store.bookings.insert(booking, 5);
      await site.store.bookings.insert({ ...sampleBooking('3', site.id), status: 'cancelled' }, 5);
      await goneWithTheAccount(site, /Kashyapa/, /Prefers a call at noon/);
      // The operators see that the booking was cancelled, but not whose it was.
      const { rows: entries } = await site.store.operation.audit('booking', { skip: 0, most: 9 });
      expect(entries).toMatchObject([
        {
          action: 'erased',
          operatorId: null,
          subject: booking.id,
          before: { status: 'requested', ceremony: String(booking.poojaId), day: tomorrow },
        },
      ]);
      expect(await site.store.operation.waiting(tomorrow)).toMatchObject({ bookingsGone: 1 });
      expect(await site.store.operation.waiting('2999-01-01')).toMatchObject({ bookingsGone: 0 });
    },
  'Messages from the contact form': async () => {
    const site = await signedIn();
    const own = { ...written(site, 'JY-20260101-4444', site.id), ...asMessage };
    await site.store.inquiries.insertMessage(own);
    await goneWithTheAccount(site, /A question of a stranger/);
    await goesOnceSettled(
      'messages',
      (other, ticket) =>
        other.store.inquiries.insertMessage({ ...written(other, ticket), ...asMessage }),
      async (store, ticket) => (await store.inquiries.messageByTicket(ticket)) !== null,
    );
  },
  'Newsletter address, if you give one': async () => {
    const site = await signedIn();
    const subscribedAt = site.clock.now.toISOString();
    for (const email of [account.email, 'stranger@example.in']) {
      await site.store.subscriptions.insert({ ...sampleSubscription(email), subscribedAt });
    }
    await makeOperator(site, account.email);
    const removed = await site.api
      .post('/api/operator/newsletter/remove')
      .set(bearer(site.token))
      .send({ email: 'Stranger@example.in' });
    expect(removed.status).toBe(204);
    expect(await everythingIn(site)).not.toMatch(/stranger@/i);
    await goneWithTheAccount(site, /asha@example\.in/);
    const later = await startApp();
    await later.store.subscriptions.insert({
      ...sampleSubscription('unconfirmed@example.in'),
      subscribedAt: later.clock.now.toISOString(),
      confirmedAt: null,
    });
    expect(await dailyJob(later, retentionDays.unconfirmed - 1)).toMatchObject({
      subscriptions: 0,
    });
    expect(await dailyJob(later, 1)).toMatchObject({ subscriptions: 1 });
    expect(await everythingIn(later)).not.toContain('unconfirmed@');
  },
  'Reason for leaving, if you delete your account': async () => {
    const site = await signedIn();
    await goneWithTheAccount(site, /Asha/);
    const left = await everythingIn(site);
    expect(left).toContain('too few charts');
    expect(left).toContain(site.clock.now.toISOString().slice(0, 10));
  },
  'That something was erased: a hash of its random number, and the day': async () => {
    const site = await signedIn();
    await deleteAccount(site.api, site.token);
    const list = await readFile(join(site.directory, 'erasures.log'), 'utf8');
    expect(list.trim()).toMatch(/^[\da-f]{64} \d{4}-\d\d-\d\d$/);
    expect(list).not.toContain(site.id);
  },
};

test('every row of the privacy policy has exactly one test here', () => {
  expect(rows.map(([data]) => data)).toEqual(Object.keys(promises));
});

test.each(rows.map(([data, , long]) => [data, long] as const))(
  'the privacy policy holds for its row “%s”: %s',
  async (data) => {
    await promises[data]?.();
  },
);

describe('the daily job', () => {
  test('removes expired e-mails in files and versions of content, but no newer ones', async () => {
    const site = await startApp();
    const named = (days: number) =>
      new Date(site.clock.now.getTime() - days * day).toISOString().replace(/[:.]/g, '-');
    const history = join(site.directory, 'content-history/en/faqs');
    await mkdir(join(site.directory, 'mail'), { recursive: true });
    await mkdir(history, { recursive: true });
    for (const days of [1, 31]) {
      await writeFile(join(site.directory, 'mail', `${named(days)}-mark-random.eml`), 'An e-mail');
    }
    for (const days of [300, 366]) {
      const moment = named(days).replace(/-/g, '');
      await writeFile(join(history, `${moment}-01234567.json`), '[]');
    }
    expect(await dailyJob(site, 0)).toMatchObject({ mailFiles: 1, contentVersions: 1 });
    expect(await readdir(join(site.directory, 'mail'))).toHaveLength(1);
    expect(await readdir(history)).toHaveLength(1);
  });

  test('keeps an open account and what it sent, however old', async () => {
    const site = await signedIn();
    const own = { ...written(site, 'JY-20260101-4444', site.id), ...asMessage };
    await site.store.inquiries.insertMessage({ ...own, status: 'closed' });
    await dailyJob(site, 4000);
    expect(await site.store.users.byId(site.id)).not.toBeNull();
    expect(await site.store.inquiries.messageByTicket(own.ticket)).not.toBeNull();
  });
});
