import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  newsletterResponseSchema,
  newsletterConfirmedResponseSchema,
  unsubscribedResponseSchema,
} from '@jyoti/contract';
import { copyErasures } from '../src/storage/erasures.ts';
import { backUp, restore } from '../src/storage/commands/backup.ts';
import { openFolder, readableFolder } from '../src/storage/commands/folder-location.ts';
import { storeAt } from '../src/storage/commands/store-location.ts';
import { expectBody, expectError, startApp } from './app.ts';
import { mailTo, tokenIn } from './mailbox.ts';
import { tempDir } from './temp-dir.ts';

const email = 'meera@example.in';
const day = 24 * 3_600_000;

async function subscribed(environment: Record<string, string> = {}) {
  const site = await startApp({ environment });
  const subscribe = (address = email) => site.api.post('/api/newsletter').send({ email: address });
  const inbox = (address = email) => mailTo(address, site);
  const confirm = (token: string) => site.api.post('/api/newsletter/confirm').send({ token });
  const leave = (token: string) => site.api.post(`/api/newsletter/unsubscribe?token=${token}`);
  expectBody(await subscribe(), 202, newsletterResponseSchema);
  const later = (milliseconds: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + milliseconds);
  };
  const isSubscribed = async () =>
    ((await site.store.subscriptions.byEmail(email))?.confirmedAt ?? null) !== null;
  return { ...site, subscribe, inbox, confirm, leave, later, isSubscribed };
}

describe('the newsletter', () => {
  test('is sent to an address once its confirmation link is opened', async () => {
    const { inbox, confirm, isSubscribed } = await subscribed();
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Confirm your Jyoti newsletter');
    expect(await isSubscribed()).toBe(false);
    const token = tokenIn(mail, '/newsletter/confirm');
    const response = expectBody(await confirm(token), 200, newsletterConfirmedResponseSchema);
    expect(response).toEqual({ data: { email } });
    expect(await isSubscribed()).toBe(true);
    // Confirming is idempotent, and one e-mail is sent.
    expect((await confirm(token)).status).toBe(200);
    expect(await inbox()).toHaveLength(2);
  });

  test('is not confirmed by a link after a day, but by a newly requested one', async () => {
    const { inbox, confirm, subscribe, later } = await subscribed();
    const old = tokenIn((await inbox())[0], '/newsletter/confirm');
    later(day);
    expectError(await confirm(old), 400, 'invalid_input');
    await subscribe();
    const token = tokenIn((await inbox())[1], '/newsletter/confirm');
    expect(token).not.toBe(old);
    expectError(await confirm(old), 400, 'invalid_input');
    expect((await confirm(token)).status).toBe(200);
  });

  test('ends with one POST by a mail client, as every e-mail offers', async () => {
    const { api, inbox, confirm, isSubscribed, leave } = await subscribed();
    const token = tokenIn((await inbox())[0], '/newsletter/confirm');
    await confirm(token);
    const mails = await inbox();
    for (const mail of mails) {
      expect(mail).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
      expect(mail).toContain(
        `\nList-Unsubscribe: <http://localhost:5001/api/newsletter/unsubscribe?token=${token}>\n`,
      );
    }
    expect(mails.join('')).toContain(`http://localhost:5001/newsletter/unsubscribe#token=${token}`);
    const oneClick = await api
      .post(`/api/newsletter/unsubscribe?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click');
    expect(expectBody(oneClick, 200, unsubscribedResponseSchema).data.unsubscribed).toBe(true);
    expect(await isSubscribed()).toBe(false);
    expect(await inbox()).toEqual([]); // nothing is stored about a removed address
    expect((await leave(token)).status).toBe(200);
    expect((await leave('unknown')).body).toEqual(oneClick.body);
    expectError(await leave(''), 400, 'invalid_input');
  });

  test('does not return to a removed address when a backup is restored', async () => {
    const { directory, inbox, confirm, leave } = await subscribed();
    const token = tokenIn((await inbox())[0], '/newsletter/confirm');
    await confirm(token);
    const backup = join(await tempDir(), 'backup');
    await backUp(storeAt(readableFolder(directory)), directory, backup, new Date());
    const restored = async () => {
      const folder = await tempDir();
      await copyErasures(directory, folder);
      const store = await openFolder(folder);
      await restore(backup, storeAt(store), folder);
      await store.close();
      return readFile(join(folder, 'db.json'), 'utf8');
    };
    expect(await restored()).toContain(email);
    await leave(token);
    await leave('unknown');
    expect(await restored()).not.toContain(email);
  });

  test('does not end by a GET', async () => {
    const { api, inbox, confirm, isSubscribed } = await subscribed();
    const token = tokenIn((await inbox())[0], '/newsletter/confirm');
    await confirm(token);
    expect((await api.get(`/api/newsletter/unsubscribe?token=${token}`)).status).toBe(405);
    expect(await isSubscribed()).toBe(true);
  });

  test('ends by the form of the page, which redirects back to it', async () => {
    const { api, inbox } = await subscribed();
    const token = tokenIn((await inbox())[0], '/newsletter/confirm');
    const response = await api
      .post(`/api/newsletter/unsubscribe?token=${token}`)
      .set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
      .type('form')
      .send('');
    expect(response.status).toBe(303);
    expect(response.headers['location']).toBe('/newsletter/unsubscribe?done=yes');
  });

  test('limits e-mails to one mailbox, without revealing it', async () => {
    const { inbox, subscribe } = await subscribed({ RATE_LIMIT: 'on' });
    for (let again = 1; again < 10; again += 1) {
      expectBody(await subscribe(), 202, newsletterResponseSchema);
    }
    expect(await inbox()).toHaveLength(3);
  });

  test('is in Hindi if requested in Hindi', async () => {
    const { api, inbox } = await subscribed();
    await api.post('/api/newsletter?lang=hi').send({ email: 'ravi@example.in' });
    const [mail] = await inbox('ravi@example.in');
    expect(mail).toContain('आपको न्यूज़लेटर नहीं मिलेगा');
  });
});
