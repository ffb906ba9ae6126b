import { describe, expect, test } from 'vitest';
import type { Store } from '../src/storage/store.ts';
import { accountConformance } from './account-conformance.ts';
import { attemptsConformance } from './attempts-conformance.ts';
import { deskConformance } from './desk-conformance.ts';
import { lettersConformance } from './letters-conformance.ts';
import { picturesConformance } from './pictures-conformance.ts';
import {
  acknowledgement,
  consultation,
  departure,
  january,
  message,
  reset,
  sampleBooking,
  sampleChart,
  sampleMail,
  sampleShare,
  sampleSubscription,
} from './sample-records.ts';
import { sampleLogin, sampleUser } from './sample-user.ts';

/** Conformance of a store. @param open returns an empty store */
export function storeConformance(open: () => Promise<Store>): void {
  accountConformance(open);
  picturesConformance(open);
  attemptsConformance(open);
  lettersConformance(open);
  deskConformance(open);

  describe('data past its retention period', () => {
    const moments = {
      now: january('20'),
      idleSince: january('10'),
      settledBefore: january('12'),
      writtenBefore: january('02'),
      devicesBefore: january('05'),
      unconfirmedBefore: january('08'),
    };

    test('is deleted, and other data is not', async () => {
      const store = await open();
      const devices = [
        { hash: 'new', addedAt: january('06') },
        { hash: 'old', addedAt: january('05') },
      ];
      await store.users.insert({ ...sampleUser('1'), devices });
      const { passwordHash } = sampleUser('1');
      const logins = {
        expired: sampleLogin('1', january('11'), january('20')),
        idle: sampleLogin('1', january('10'), january('30')),
        open: sampleLogin('1', january('11'), january('30')),
      };
      for (const [hash, login] of Object.entries(logins)) {
        await store.tokens.insert(hash, login, passwordHash, january('01'));
      }
      await store.resets.insert('over', reset('1', january('20')), january('01'));
      await store.resets.insert('usable', reset('1', january('21')), january('01'));
      await store.mails.insert(sampleMail('over', '1'));
      await store.mails.insert({ ...sampleMail('due', '1'), expiresAt: january('30') });
      const settled = { status: 'closed' as const, createdAt: january('03') };
      const remaining = {
        OPEN: { createdAt: january('03') },
        OWN: { ...settled, createdAt: january('01'), userId: '1' },
        LATELY: { ...settled, settledAt: january('13') },
      };
      const deleted = {
        SETTLED: { ...settled, settledAt: january('12') },
        UNDATED: settled,
        ANCIENT: { createdAt: january('02') },
      };
      for (const [ticket, change] of Object.entries({ ...remaining, ...deleted })) {
        await store.inquiries.insertMessage({ ...message(ticket), ...change });
        await store.inquiries.insertConsultation({ ...consultation(ticket), ...change });
      }
      const subscribed = {
        'confirmed@example.in': { confirmedAt: january('01') },
        'lately@example.in': { confirmedAt: null, subscribedAt: january('09') },
        'never@example.in': { confirmedAt: null, subscribedAt: january('08') },
      };
      for (const [email, change] of Object.entries(subscribed)) {
        await store.subscriptions.insert({ ...sampleSubscription(email), ...change });
      }
      expect((await store.retention.removePast(moments)).removed).toEqual({
        accounts: 0,
        logins: 2,
        links: 1,
        mails: 1,
        messages: 3,
        requests: 3,
        devices: 1,
        subscriptions: 1,
      });
      const left = await store.users.file('1');
      for (const email of Object.keys(subscribed)) {
        const found = await store.subscriptions.byEmail(email);
        expect(found !== null, email).toBe(email !== 'never@example.in');
      }
      expect(left?.user.devices).toEqual([devices[0]]);
      expect(left?.tokens).toEqual([logins.open]);
      expect(left?.resets).toEqual([reset('1', january('21'))]);
      for (const ticket of Object.keys(remaining)) {
        expect(await store.inquiries.messageByTicket(ticket)).not.toBeNull();
        expect(await store.inquiries.consultationByTicket(ticket)).not.toBeNull();
      }
      for (const ticket of Object.keys(deleted)) {
        expect(await store.inquiries.messageByTicket(ticket)).toBeNull();
        expect(await store.inquiries.consultationByTicket(ticket)).toBeNull();
      }
      expect((await store.retention.removePast(moments)).removed).toEqual({
        accounts: 0,
        logins: 0,
        links: 0,
        mails: 0,
        messages: 0,
        requests: 0,
        devices: 0,
        subscriptions: 0,
      });
      await store.close();
    });
  });

  describe('shared links', () => {
    test('are found by key, stored once a report up to the limit, and removed by their owner', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2', 'ravi@example.in'));
      const early = sampleShare('a', '1');
      const late = { ...early, key: 'b', showsBirth: true, createdAt: january('02') };
      expect(await store.shares.insert(early, 2)).toEqual(early);
      expect(await store.shares.insert(late, 2)).toEqual(late);
      expect(await store.shares.insert({ ...early, key: 'again' }, 2)).toEqual(early);
      const third = {
        ...sampleShare('c', '1'),
        settings: { ...sampleChart('', '').settings, node: 'true' },
      } as const;
      expect(await store.shares.insert(third, 2)).toBe('full');
      expect(await store.shares.ofUser('1')).toEqual([late, early]);
      expect(await store.shares.byKey('a')).toEqual(early);
      for (const unknown of ['', 'constructor', 'again', 'a\0']) {
        expect(await store.shares.byKey(unknown)).toBeNull();
      }
      expect(await store.shares.remove('a', '2')).toBe(false);
      expect(await store.shares.remove('a', '1')).toBe(true);
      expect(await store.shares.remove('a', '1')).toBe(false);
      expect(await store.shares.byKey('a')).toBeNull();
      expect(await store.shares.insert(sampleShare('d', '1'), 5, 'revoked')).toBe('signed_out');
      expect(await store.shares.insert(sampleShare('d', '3'), 5)).toBe('signed_out');
      await store.close();
    });
  });

  describe('saved charts', () => {
    test('are stored once each, newest first, up to the limit', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      const early = sampleChart('a', '1');
      const late = { ...sampleChart('b', '1'), createdAt: january('02') };
      expect(await store.charts.insert(early, 2)).toEqual(early);
      expect(await store.charts.insert(late, 2)).toEqual(late);
      expect(await store.charts.insert({ ...early, id: 'again' }, 2)).toEqual(early);
      expect(await store.charts.insert(sampleChart('c', '1'), 2)).toBe('full');
      expect(await store.charts.ofUser('1')).toEqual([late, early]);
      await store.close();
    });

    test('cannot exceed the limit, even with 20 concurrent ones', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          store.charts.insert(sampleChart(String(index), '1'), 5),
        ),
      );
      expect(await store.charts.ofUser('1')).toHaveLength(5);
      await store.close();
    });

    test('belong to one user', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      await store.charts.insert(sampleChart('a', '1'), 5);
      expect(await store.charts.ofUser('2')).toEqual([]);
      expect(await store.charts.remove('a', '2')).toBe(false);
      expect(await store.charts.remove('constructor', '1')).toBe(false);
      expect(await store.charts.remove('a', '1')).toBe(true);
      expect(await store.charts.remove('a', '1')).toBe(false);
      await store.close();
    });

    test('are not stored for a user who is deleted or has logged out', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      expect(await store.charts.insert(sampleChart('a', '1'), 5, 'revoked')).toBe('signed_out');
      expect(await store.charts.insert(sampleChart('a', '2'), 5)).toBe('signed_out');
      expect(await store.charts.ofUser('1')).toEqual([]);
      await store.close();
    });
  });

  test("a user's file has all data stored about the user, and erasure deletes exactly that", async () => {
    const store = await open();
    for (const id of ['1', '2']) {
      await store.users.insert(sampleUser(id, `${id}@example.in`));
      const token = sampleLogin(id, january('01'), january('30'));
      await store.tokens.insert(`login ${id}`, token, sampleUser(id).passwordHash, january('01'));
      await store.resets.insert(`link ${id}`, reset(id), january('01'));
      await store.charts.insert(sampleChart(`chart ${id}`, id), 5);
      await store.shares.insert(sampleShare(`key ${id}`, id), 5);
      await store.inquiries.insertMessage(message(`ticket ${id}`, id));
      await store.inquiries.insertConsultation(consultation(`ticket ${id}`, id));
      await store.acknowledgements.insert(acknowledgement('2026-01-01', { userId: id }));
      await store.bookings.insert(sampleBooking(`${Number(id) + 1}`, id), 5);
      await store.subscriptions.insert(sampleSubscription(`${id}@EXAMPLE.in`));
    }
    await store.inquiries.insertMessage(message('of a stranger'));
    const fileOf = (id: string) => ({
      user: sampleUser(id, `${id}@example.in`),
      tokens: [sampleLogin(id, january('01'), january('30'))],
      resets: [reset(id)],
      charts: [sampleChart(`chart ${id}`, id)],
      shares: [sampleShare(`key ${id}`, id)],
      messages: [message(`ticket ${id}`, id)],
      consultations: [consultation(`ticket ${id}`, id)],
      acknowledgements: [acknowledgement('2026-01-01', { userId: id })],
      bookings: [sampleBooking(`${Number(id) + 1}`, id)],
      subscription: sampleSubscription(`${id}@EXAMPLE.in`),
    });
    expect(await store.users.file('1')).toEqual(fileOf('1'));

    await store.users.erase('1', departure);
    expect(await store.users.file('1')).toBeNull();
    expect(await store.tokens.byHash('login 1')).toBeNull();
    expect(await store.resets.byHash('link 1')).toBeNull();
    expect(await store.charts.ofUser('1')).toEqual([]);
    expect(await store.shares.byKey('key 1')).toBeNull();
    expect(await store.inquiries.messageByTicket('ticket 1')).toBeNull();
    expect(await store.inquiries.consultationByTicket('ticket 1')).toBeNull();
    expect(await store.acknowledgements.ofUser('1')).toEqual([]);
    expect(await store.bookings.ofUser('1')).toEqual([]);
    expect(await store.subscriptions.byEmail('1@example.in')).toBeNull();

    expect(await store.users.file('2')).toEqual(fileOf('2'));
    expect(await store.resets.byHash('link 2')).not.toBeNull();
    expect(await store.inquiries.messageByTicket('of a stranger')).not.toBeNull();
    await store.close();
  });

  test('a closed store reports that it cannot serve', async () => {
    const store = await open();
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });
}
