import { describe, expect, test } from 'vitest';
import type {
  AcknowledgementRecord,
  AuditRecord,
  ConsultationRecord,
  MailRecord,
  MessageRecord,
} from '../src/storage/records.ts';
import { DuplicateEmail, type Store } from '../src/storage/store.ts';
import { accountConformance } from './account-conformance.ts';
import { attemptsConformance } from './attempts-conformance.ts';
import { picturesConformance } from './pictures-conformance.ts';
import { sampleBooking, sampleChart, sampleShare, sampleSubscription } from './sample-records.ts';
import { sampleLogin, sampleUser } from './sample-user.ts';

const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };
const january = (day: string) => `2026-01-${day}T00:00:00.000Z`;
const reset = (userId: string, expiresAt = january('02')) => ({
  userId,
  createdAt: january('01'),
  expiresAt,
});

const message = (ticket: string, userId: string | null = null): MessageRecord => ({
  ticket,
  userId,
  name: 'Asha Rao',
  email: 'asha@example.in',
  topic: 'general',
  status: 'open',
  message: 'A question.',
  language: 'en',
  createdAt: january('01'),
});

const consultation = (ticket: string, userId: string | null = null): ConsultationRecord => ({
  ticket,
  status: 'open',
  userId,
  name: 'Asha Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
  astrologer: 'meera-joshi',
  kind: 'chat',
  preferredDate: null,
  message: '',
  language: 'en',
  createdAt: january('01'),
});

const acknowledgement = (
  version: string,
  reader: Partial<AcknowledgementRecord>,
): AcknowledgementRecord => ({
  document: 'disclaimer',
  version,
  userId: null,
  visitorId: null,
  acknowledgedAt: january('01'),
  ...reader,
});

export function sampleMail(id: string, userId: string, dueAt = january('01')): MailRecord {
  return {
    id,
    userId,
    about: 'booking',
    booking: { id: `JB-20260101-222${id}`, events: 1 },
    language: 'en',
    createdAt: january('01'),
    tries: 0,
    dueAt,
    expiresAt: january('04'),
  };
}

/** Conformance of a store. @param open returns an empty store */
export function storeConformance(open: () => Promise<Store>): void {
  accountConformance(open);
  picturesConformance(open);
  attemptsConformance(open);

  describe('links that confirm an e-mail', () => {
    const now = january('01');
    const link = (userId: string, email: string) => ({ ...reset(userId), email });
    const changed = ({ email }: { email: string }) => ({
      ...sampleMail('changed', '1'),
      userId: null,
      to: email,
    });

    test('work once, for the address of the account, and set no password', async () => {
      const store = await open();
      await store.users.insert({ ...sampleUser('1'), emailConfirmed: false });
      await store.resets.insert('link', link('1', '1@example.in'), now);
      await store.resets.insert('old', { ...link('1', '1@example.in'), expiresAt: now }, now);
      expect(await store.resets.redeem('link', 'hash', now)).toBeNull();
      expect(await store.resets.confirm('old', now, changed)).toBeNull();
      expect(await store.resets.confirm('unknown', now, changed)).toBeNull();
      expect(await store.resets.confirm('link', now, changed)).toEqual({
        user: sampleUser('1'),
        emailBefore: null,
      });
      expect(await store.users.byId('1')).toEqual(sampleUser('1'));
      expect(await store.resets.confirm('link', now, changed)).toBeNull();
      expect(await store.mails.take(now, () => now)).toBeNull();
      await store.close();
    });

    test('replace the previous address with the new one, and queue an e-mail to the previous one', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.update('1', { newEmail: 'new@example.in' });
      await store.resets.insert('link', link('1', 'new@example.in'), now);
      await store.resets.insert('password', reset('1'), now);
      expect(await store.resets.confirm('link', now, changed)).toEqual({
        user: sampleUser('1', 'new@example.in'),
        emailBefore: '1@example.in',
      });
      expect(await store.users.byEmail('1@example.in')).toBeNull();
      expect(await store.resets.redeem('password', 'hash', now)).toBeNull();
      expect(await store.mails.take(now, () => now)).toMatchObject({ to: '1@example.in' });
      await store.close();
    });

    test('have no effect for an address that is no longer requested, or is taken', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.update('1', { newEmail: 'first@example.in' });
      await store.resets.insert('first', link('1', 'first@example.in'), now);
      await store.users.update('1', { newEmail: 'second@example.in' });
      expect(await store.resets.confirm('first', now, changed)).toBeNull();
      await store.resets.insert('second', link('1', 'second@example.in'), now);
      await store.users.insert(sampleUser('2', 'Second@example.in'));
      await expect(store.resets.confirm('second', now, changed)).rejects.toThrow(DuplicateEmail);
      expect(await store.users.byId('1')).toMatchObject({ email: '1@example.in' });
      await store.close();
    });
  });

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

  describe('links for a new password', () => {
    test('work once, and delete every login and every other link', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      for (const id of ['1', '2']) {
        const token = sampleLogin(id, january('01'), january('30'));
        await store.tokens.insert(`login ${id}`, token, sampleUser(id).passwordHash, january('01'));
        expect(await store.resets.insert(`link ${id}`, reset(id), january('01'))).toBe(true);
      }
      await store.resets.insert('second link 1', reset('1'), january('01'));
      const redeemed = await store.resets.redeem('link 1', 'new hash', january('01'));
      expect(redeemed).toMatchObject({ id: '1', passwordHash: 'new hash' });
      expect(await store.users.byId('1')).toMatchObject({ passwordHash: 'new hash' });
      expect(await store.tokens.byHash('login 1')).toBeNull();
      expect(await store.resets.redeem('link 1', 'third hash', january('01'))).toBeNull();
      expect(await store.resets.redeem('second link 1', 'third hash', january('01'))).toBeNull();
      expect(await store.tokens.byHash('login 2')).not.toBeNull();
      expect(await store.resets.byHash('link 2')).toEqual(reset('2'));
      await store.close();
    });

    test('work for one of two concurrent uses', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.resets.insert('link', reset('1'), january('01'));
      const uses = await Promise.all(
        ['a', 'b'].map((hash) => store.resets.redeem('link', hash, january('01'))),
      );
      expect(uses.filter((user) => user !== null)).toHaveLength(1);
      await store.close();
    });

    test('have no effect if expired, unknown, or without their user', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.resets.insert('link', reset('1'), january('01'));
      expect(await store.resets.redeem('link', 'new', january('02'))).toBeNull();
      expect(await store.resets.redeem('constructor', 'new', january('01'))).toBeNull();
      expect(await store.users.byId('1')).toEqual(sampleUser('1'));
      expect(await store.resets.insert('other', reset('9'), january('01'))).toBe(false);
      await store.close();
    });

    test('are deleted by a change of e-mail, and by no other change', async () => {
      const store = await open();
      for (const id of ['1', '2']) {
        await store.users.insert(sampleUser(id));
        await store.resets.insert(`link ${id}`, reset(id), january('01'));
      }
      await store.users.update('1', { firstName: 'Kavita', email: sampleUser('1').email });
      expect(await store.resets.byHash('link 1')).not.toBeNull();
      await store.users.update('1', { email: 'new@example.in' });
      expect(await store.resets.byHash('link 1')).toBeNull();
      expect(await store.resets.byHash('link 2')).not.toBeNull();
      await store.close();
    });

    test('are deleted by a change of password', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.resets.insert('link', reset('1'), january('01'));
      await store.users.replacePassword('1', 'new hash', null);
      expect(await store.resets.byHash('link')).toBeNull();
      await store.close();
    });
  });

  describe('queued e-mails', () => {
    const tomorrow = () => january('02');

    test('are claimed once, the earliest first, and again when they are due again', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      expect(await store.mails.insert(sampleMail('late', '1', january('03')))).toBe(true);
      expect(await store.mails.insert(sampleMail('early', '1'))).toBe(true);
      expect(await store.mails.insert(sampleMail('nobody', '9'))).toBe(false);
      const oldest = sampleMail('early', '1').createdAt;
      expect(await store.mails.queued()).toEqual({ waiting: 2, tried: 0, oldest });
      const taken = await Promise.all(
        Array.from({ length: 5 }, () => store.mails.take(january('01'), tomorrow)),
      );
      expect(taken.filter((mail) => mail !== null)).toEqual([
        { ...sampleMail('early', '1', january('02')), tries: 1 },
      ]);
      expect(await store.mails.take(january('02'), (tries) => january(`1${tries}`))).toEqual({
        ...sampleMail('early', '1', january('12')),
        tries: 2,
      });
      expect(await store.mails.queued()).toEqual({ waiting: 2, tried: 1, oldest });
      await store.mails.remove('early');
      await store.mails.remove('constructor');
      expect(await store.mails.take(january('30'), tomorrow)).toMatchObject({ id: 'late' });
      await store.mails.remove('late');
      expect(await store.mails.queued()).toEqual({ waiting: 0, tried: 0, oldest: null });
      await store.close();
    });

    test('are stored with the change that causes them, and only if it succeeds', async () => {
      const store = await open();
      await store.users.insert({ ...sampleUser('1'), role: 'operator' });
      await store.users.insert(sampleUser('2'));
      const token = sampleLogin('1', january('01'), january('30'));
      await store.tokens.insert('login', token, sampleUser('1').passwordHash, january('01'));
      const booking = sampleBooking('2', '2');
      const moved = { ...booking, preferredDate: '2026-01-12' };
      const confirmed = { ...moved, status: 'confirmed' as const };
      const mail = (id: string) => sampleMail(id, '2');
      await store.bookings.insert(booking, 5, undefined, false, mail('booked'));
      await store.bookings.insert(booking, 5, undefined, false, mail('booked again'));
      await store.bookings.replace(moved, booking, 5, undefined, mail('as nobody saw it'));
      await store.bookings.replace(booking, moved, 5, undefined, mail('moved'));
      const entry: AuditRecord = {
        id: 'audit',
        at: january('02'),
        operatorId: '1',
        kind: 'booking',
        action: 'confirmed',
        subject: booking.id,
        before: null,
        after: null,
      };
      const by = { operatorId: '1', tokenHash: 'login' };
      const change = store.operation.changeBooking;
      await change(booking, confirmed, entry, by, mail('changed meanwhile'));
      await change(moved, confirmed, entry, { ...by, tokenHash: 'gone' }, mail('refused'));
      await change(moved, confirmed, entry, by, mail('confirmed'));
      await store.resets.insert('link', reset('2'), january('01'));
      await store.resets.redeem('other', 'hash', january('01'), mail('no such link'));
      await store.resets.redeem('link', 'hash', january('01'), mail('password set'));
      const due: string[] = [];
      for (;;) {
        const taken = await store.mails.take(january('01'), tomorrow);
        if (!taken) break;
        due.push(taken.id);
      }
      expect(due.toSorted()).toEqual(['booked', 'confirmed', 'moved', 'password set']);
      await store.users.erase('2', departure);
      expect(await store.mails.take(january('30'), tomorrow)).toBeNull();
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

  describe('inquiries', () => {
    test('store a newsletter address once, case-insensitively', async () => {
      const store = await open();
      const first = sampleSubscription('Asha@Example.in');
      await store.subscriptions.insert(first);
      const again = { ...first, email: 'asha@example.IN', confirmedAt: null, token: 'another' };
      const mail = { ...sampleMail('1', '1'), userId: null };
      await store.subscriptions.insert(again, january('09'), mail);
      expect(await store.mails.take(january('09'), () => january('09'))).toBeNull();
      expect(await store.subscriptions.byEmail('ASHA@example.in')).toEqual(first);
      expect(await store.subscriptions.byEmail('ravi@example.in')).toBeNull();
      await store.close();
    });

    test('include a newsletter address once it is confirmed, until it is removed', async () => {
      const store = await open();
      const unconfirmed = { ...sampleSubscription('asha@example.in'), confirmedAt: null };
      const mail = { ...sampleMail('1', '1'), userId: null };
      const welcome = () => ({ ...mail, id: 'welcome' });
      const confirm = (token: string, after: string) =>
        store.subscriptions.confirm(token, january('03'), after, welcome);
      await store.subscriptions.insert(unconfirmed, '', mail);
      expect(await store.mails.take(january('01'), () => january('09'))).toMatchObject({
        id: mail.id,
      });
      // Requested again: the first one remains until it is too old.
      await store.subscriptions.insert({ ...unconfirmed, token: 'second' }, january('00'));
      expect(await store.subscriptions.byEmail(unconfirmed.email)).toEqual(unconfirmed);
      const renewed = { ...unconfirmed, token: 'third', subscribedAt: january('02') };
      await store.subscriptions.insert(renewed, january('01'));
      expect(await store.subscriptions.byEmail(unconfirmed.email)).toEqual(renewed);
      const page = { skip: 0, most: 9 };
      expect(await store.operation.subscriptions(page)).toEqual({ rows: [], total: 0 });
      expect((await store.operation.waiting('2026-01-01')).subscribers).toBe(0);
      expect(await confirm(unconfirmed.token, january('01'))).toBeNull();
      expect(await confirm('third', january('02'))).toBeNull();
      const confirmed = { ...renewed, confirmedAt: january('03') };
      expect(await confirm('third', january('01'))).toEqual(confirmed);
      expect(await confirm('third', january('01'))).toEqual(confirmed);
      expect(await store.operation.subscriptions(page)).toEqual({ rows: [confirmed], total: 1 });
      expect((await store.operation.waiting('2026-01-01')).subscribers).toBe(1);
      const due = () => store.mails.take(january('01'), () => january('09'));
      expect([await due(), await due()]).toMatchObject([{ id: 'welcome' }, null]);
      expect(await store.subscriptions.byToken('third')).toEqual(confirmed);
      expect(await store.subscriptions.byToken('unknown')).toBeNull();
      expect(await store.subscriptions.remove('unknown')).toBeNull();
      expect(await store.subscriptions.remove('third')).toEqual(confirmed);
      expect(await store.subscriptions.remove('third')).toBeNull();
      expect(await store.subscriptions.byEmail(unconfirmed.email)).toBeNull();
      await store.close();
    });

    test('have unique tickets', async () => {
      const store = await open();
      expect(await store.inquiries.insertMessage(message('T'))).toBe(true);
      expect(await store.inquiries.insertMessage({ ...message('T'), name: 'Ravi' })).toBe(false);
      expect(await store.inquiries.messageByTicket('T')).toEqual(message('T'));
      expect(await store.inquiries.insertConsultation(consultation('T'))).toBe(true);
      expect(await store.inquiries.insertConsultation(consultation('T'))).toBe(false);
      expect(await store.inquiries.consultationByTicket('T')).toEqual(consultation('T'));
      await store.close();
    });

    test('never refer to a deleted user', async () => {
      const store = await open();
      await store.inquiries.insertMessage(message('T', 'gone'));
      await store.inquiries.insertConsultation(consultation('T', 'gone'));
      expect(await store.inquiries.messageByTicket('T')).toMatchObject({ userId: null });
      expect(await store.inquiries.consultationByTicket('T')).toMatchObject({ userId: null });
      const deleted = acknowledgement('2026-01-01', { userId: 'gone' });
      expect(await store.acknowledgements.insert(deleted)).toBeNull();
      await store.close();
    });

    test('are listed for their author, and changed only if unchanged since they were read', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      const early = consultation('A', '1');
      const late = { ...consultation('B', '1'), createdAt: january('02') };
      for (const one of [early, late, consultation('C', '2'), consultation('D')]) {
        await store.inquiries.insertConsultation(one);
      }
      expect(await store.inquiries.consultationsOfUser('1')).toEqual([late, early]);
      const withdrawn = { ...early, status: 'withdrawn' as const };
      const { replaceConsultation } = store.inquiries;
      expect(await replaceConsultation(early, withdrawn, 'revoked')).toBe('signed_out');
      expect(await replaceConsultation(early, withdrawn)).toEqual(withdrawn);
      expect(await replaceConsultation(early, { ...early, status: 'closed' })).toBe('changed');
      expect(await store.inquiries.consultationByTicket('A')).toEqual(withdrawn);
      await store.close();
    });

    test('store an acknowledgement once for a reader and a version', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      const first = acknowledgement('2026-01-01', { userId: '1' });
      const again = { ...first, acknowledgedAt: january('05') };
      const newer = acknowledgement('2026-02-01', { userId: '1' });
      expect(await store.acknowledgements.insert(first)).toEqual(first);
      expect(await store.acknowledgements.insert(again)).toEqual(first);
      await store.acknowledgements.insert(newer);
      await store.acknowledgements.insert(acknowledgement('2026-02-01', { visitorId: 'v' }));
      expect(await store.acknowledgements.ofUser('1')).toEqual([newer, first]);
      await store.close();
    });
  });

  describe('bookings', () => {
    test('are stored once for a key of a user, newest first', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      const first = sampleBooking('2', '1', 'key');
      const later = { ...sampleBooking('3', '1'), createdAt: january('02') };
      expect(await store.bookings.insert(first, 5)).toEqual(first);
      expect(await store.bookings.insert({ ...first, id: later.id, price: 1 }, 5)).toEqual(first);
      expect(await store.bookings.insert(later, 5)).toEqual(later);
      const ofAnother = sampleBooking('4', '2', 'key');
      expect(await store.bookings.insert(ofAnother, 5)).toEqual(ofAnother);
      expect(await store.bookings.ofUser('1')).toEqual([later, first]);
      expect(await store.bookings.byKey('1', 'key')).toEqual(first);
      expect(await store.bookings.byKey('2', '3')).toBeNull();
      expect(await store.bookings.ofUserById(first.id, '2')).toBeNull();
      expect(await store.bookings.ofUserById('constructor', '1')).toBeNull();
      expect(await store.bookings.ofUserById(first.id, '1')).toEqual(first);
      await store.close();
    });

    test('cannot exceed the places, even concurrently, and a cancelled one releases its place', async () => {
      const store = await open();
      for (const id of ['0', '1', '2', '3']) await store.users.insert(sampleUser(id));
      const signs = [...'23456789ABCD'];
      const results = await Promise.all(
        signs.map((sign, at) => store.bookings.insert(sampleBooking(sign, String(at % 4)), 5)),
      );
      expect(results.filter((one) => one === 'full')).toHaveLength(7);
      expect(await store.bookings.taken(1)).toEqual(new Map([['2026-01-05', 5]]));
      expect(await store.bookings.taken(2)).toEqual(new Map());
      const before = results.find((one) => typeof one !== 'string');
      if (!before) throw new Error('Nothing was stored.');
      const cancelled = { ...before, status: 'cancelled' as const };
      expect(await store.bookings.replace(before, cancelled, 5)).toEqual(cancelled);
      expect(await store.bookings.replace(before, cancelled, 5)).toBe('changed');
      expect(await store.bookings.taken(1)).toEqual(new Map([['2026-01-05', 4]]));
      await store.close();
    });

    test('are limited to three of one account and day, also concurrently and after moves', async () => {
      const store = await open();
      for (const id of ['1', '2']) await store.users.insert(sampleUser(id));
      const results = await Promise.all(
        [...'23456'].map((sign) => store.bookings.insert(sampleBooking(sign, '1'), 9)),
      );
      expect(results.filter((one) => one === 'own_full')).toHaveLength(2);
      const elsewhere = { ...sampleBooking('7', '1'), preferredDate: '2026-01-07' };
      expect(await store.bookings.insert(elsewhere, 9)).toEqual(elsewhere);
      const moved = { ...elsewhere, preferredDate: '2026-01-05' };
      expect(await store.bookings.replace(elsewhere, moved, 9)).toBe('own_full');
      const ofAnother = sampleBooking('8', '2');
      expect(await store.bookings.insert(ofAnother, 9)).toEqual(ofAnother);
      await store.close();
    });

    test('limited to a first one are stored only if all others are cancelled', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      const insert = (sign: string, userId = '1') =>
        store.bookings.insert(sampleBooking(sign, userId), 9, undefined, true);
      const results = await Promise.all(['2', '3', '4'].map((sign) => insert(sign)));
      const words = results.map((one) => (typeof one === 'string' ? one : 'stored'));
      expect(words.toSorted()).toEqual(['not_first', 'not_first', 'stored']);
      const [first] = await store.bookings.ofUser('1');
      if (!first) throw new Error('Nothing was stored.');
      expect(await insert(first.idempotencyKey)).toEqual(first); // the same key returns it
      expect(await insert('5', '2')).toEqual(sampleBooking('5', '2'));
      await store.bookings.replace(first, { ...first, status: 'cancelled' }, 9);
      expect(await insert('6')).toEqual(sampleBooking('6', '1'));
      await store.close();
    });

    test('can be moved only to a day with a free place', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      const there = { ...sampleBooking('2', '1'), preferredDate: '2026-01-07' };
      const here = sampleBooking('3', '1');
      await store.bookings.insert(there, 1);
      await store.bookings.insert(here, 1);
      const moved = { ...here, preferredDate: '2026-01-07' };
      expect(await store.bookings.replace(here, moved, 1)).toBe('full');
      expect(await store.bookings.ofUserById(here.id, '1')).toEqual(here);
      expect(await store.bookings.replace(here, moved, 2)).toEqual(moved);
      await store.close();
    });

    test('are not stored for a user who is deleted or has logged out, nor under a taken id', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      const booking = sampleBooking('2', '1');
      expect(await store.bookings.insert(booking, 5, 'revoked')).toBe('signed_out');
      expect(await store.bookings.insert(sampleBooking('2', '9'), 5)).toBe('signed_out');
      await store.bookings.insert(booking, 5);
      expect(await store.bookings.insert({ ...booking, idempotencyKey: 'other' }, 5)).toBe(
        'id_taken',
      );
      expect(await store.bookings.replace(booking, booking, 5, 'revoked')).toBe('signed_out');
      expect(await store.bookings.ofUser('1')).toEqual([booking]);
      await store.close();
    });
  });

  describe('operator actions', () => {
    const entry = (id: string, operatorId: string | null = '1'): AuditRecord => ({
      id,
      at: january('02'),
      operatorId,
      kind: 'booking',
      action: 'confirmed',
      subject: 'JB',
      before: { status: 'requested' },
      after: { status: 'confirmed' },
    });
    const all = { skip: 0, most: 99 };
    const by = { operatorId: '1', tokenHash: 'login' };

    /** A store with a signed-in operator, and a booking of another user. */
    async function operated(store: Store) {
      await store.users.insert(sampleUser('1', 'asha@example.in'));
      await store.users.insert(sampleUser('2'));
      const { subject: _subject, ...given } = { ...entry('role', null), kind: 'operator' as const };
      await store.operation.setRole('ASHA@example.in', 'operator', given);
      const token = sampleLogin('1', january('01'), january('30'));
      await store.tokens.insert('login', token, sampleUser('1').passwordHash, january('01'));
      const booking = sampleBooking('2', '2');
      await store.bookings.insert(booking, 5);
      return { booking, confirmed: { ...booking, status: 'confirmed' as const } };
    }

    test('are stored with their audit entry, once', async () => {
      const store = await open();
      const { booking, confirmed } = await operated(store);
      const { changeBooking, audit } = store.operation;
      const cancelled = { ...booking, status: 'cancelled' as const };
      const outcomes = await Promise.all([
        changeBooking(booking, confirmed, entry('a'), by),
        changeBooking(booking, cancelled, entry('b'), by),
      ]);
      expect(outcomes.toSorted()).toEqual(['applied', 'changed']);
      const aWon = outcomes[0] === 'applied';
      expect(await store.operation.booking(booking.id)).toEqual(aWon ? confirmed : cancelled);
      expect((await audit(undefined, all)).rows).toEqual([
        entry(aWon ? 'a' : 'b'),
        { ...entry('role', null), kind: 'operator', subject: '1' },
      ]);
      expect(await audit('operator', { skip: 1, most: 9 })).toEqual({ rows: [], total: 1 });
      await store.close();
    });

    test('are rejected without the role or a login', async () => {
      const store = await open();
      const { booking, confirmed } = await operated(store);
      const { changeBooking, note, audit } = store.operation;
      for (const other of [
        { operatorId: '2', tokenHash: 'login' },
        { operatorId: '1', tokenHash: 'revoked' },
        { operatorId: 'constructor', tokenHash: 'login' },
      ]) {
        expect(await changeBooking(booking, confirmed, entry('a'), other)).toBe('refused');
        expect(await note(entry('a'), other)).toBe('refused');
      }
      expect(await store.operation.booking(booking.id)).toEqual(booking);
      expect((await audit(undefined, all)).total).toBe(1);
      await store.close();
    });

    test('delete a message, a request or an address permanently, with an audit entry', async () => {
      const store = await open();
      await operated(store);
      await store.inquiries.insertMessage(message('T'));
      await store.inquiries.insertConsultation(consultation('T'));
      await store.subscriptions.insert(sampleSubscription('Ravi@example.in'));
      const { removeMessage, removeRequest, removeSubscription, audit } = store.operation;
      const nobody = { operatorId: '2', tokenHash: 'login' };
      expect(await removeMessage('T', entry('x'), nobody)).toBe('refused');
      expect(await removeMessage('T', entry('a'), by)).toBe('applied');
      expect(await removeMessage('T', entry('x'), by)).toBe('changed');
      expect(await removeRequest('T', entry('b'), by)).toBe('applied');
      expect(await removeRequest('constructor', entry('x'), by)).toBe('changed');
      expect(await removeSubscription('ravi@EXAMPLE.in', entry('c'), by)).toBe('applied');
      expect(await removeSubscription('ravi@example.in', entry('x'), by)).toBe('changed');
      expect(await store.inquiries.messageByTicket('T')).toBeNull();
      expect(await store.inquiries.consultationByTicket('T')).toBeNull();
      expect(await store.subscriptions.byEmail('ravi@example.in')).toBeNull();
      const { rows } = await audit(undefined, all);
      expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
      await store.close();
    });

    test('include an audit entry of bookings deleted with their account', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.bookings.insert(sampleBooking('2', '1'), 5);
      await store.bookings.insert(sampleBooking('3', '1'), 5);
      const deleted = (id: string): AuditRecord => ({
        ...entry(id, null),
        kind: 'booking',
        action: 'erased',
        before: { day: '2026-01-05' },
      });
      await store.users.erase('1', departure, undefined, ({ id }) =>
        id === sampleBooking('2', '1').id ? deleted(id) : null,
      );
      const { rows } = await store.operation.audit('booking', all);
      expect(rows).toEqual([deleted(sampleBooking('2', '1').id)]);
      expect(await store.operation.waiting('2026-01-05')).toMatchObject({ bookingsGone: 1 });
      expect(await store.operation.waiting('2026-01-06')).toMatchObject({ bookingsGone: 0 });
      await store.close();
    });

    test('change messages and requests', async () => {
      const store = await open();
      await operated(store);
      await store.inquiries.insertMessage(message('T'));
      await store.inquiries.insertConsultation(consultation('T'));
      const { changeMessage, changeRequest, messages, requests, waiting } = store.operation;
      expect(await waiting('2026-01-01')).toEqual({
        requestedBookings: 1,
        openMessages: 1,
        openRequests: 1,
        subscribers: 0,
        bookingsGone: 0,
      });
      const answeredOne = { ...message('T'), status: 'answered' as const };
      expect(await changeMessage(message('T'), answeredOne, entry('a'), by)).toBe('applied');
      const closed = { ...consultation('T'), status: 'closed' as const };
      expect(await changeRequest(consultation('T'), closed, entry('b'), by)).toBe('applied');
      expect(await messages('answered', all)).toEqual({ rows: [answeredOne], total: 1 });
      expect(await messages('open', all)).toEqual({ rows: [], total: 0 });
      expect(await requests('closed', all)).toEqual({ rows: [closed], total: 1 });
      await store.close();
    });

    test('list records in pages, the newest first, up to all of them', async () => {
      const store = await open();
      await operated(store);
      for (const id of ['a', 'b', 'c']) await store.operation.note(entry(id), by);
      const listed = async (skip: number, most: number) => {
        const { rows, total } = await store.operation.audit('booking', { skip, most });
        expect(total).toBe(3);
        return rows.map(({ id }) => id);
      };
      expect(await listed(0, 2)).toEqual(['c', 'b']);
      expect(await listed(2, 2)).toEqual(['a']);
      expect(await listed(0, Infinity)).toEqual(['c', 'b', 'a']);
      expect(await listed(1e21, 2)).toEqual([]);
      await store.close();
    });

    test('list future bookings first, then past ones, the latest first', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      const made = ['05', '03', '09', '05', '03'].map((day, index) => ({
        ...sampleBooking(`${index + 2}`, '1'),
        preferredDate: `2026-01-${day}`,
        createdAt: january(`0${index + 1}`),
      }));
      for (const booking of made) await store.bookings.insert(booking, 9);
      const days = async (filter: { status?: 'cancelled'; from?: string; to?: string }) => {
        const query = { today: '2026-01-05', ...filter };
        const { rows } = await store.operation.bookings(query, all);
        return rows.map(({ id, preferredDate }) => `${preferredDate.slice(-2)} ${id.slice(-1)}`);
      };
      expect(await days({})).toEqual(['05 5', '05 2', '09 4', '03 3', '03 6']);
      expect(await days({ from: '2026-01-05', to: '2026-01-05' })).toEqual(['05 5', '05 2']);
      expect(await days({ status: 'cancelled' })).toEqual([]);
      await store.close();
    });

    test.each([
      ['rao', ['3', '2']],
      ['ASHA RAO', ['3', '2']],
      ['मीरा', ['4']],
      ['98765 43210', ['4', '3', '2']],
      ['+91 98765-43210', ['4', '3', '2']],
      ['20260101-2223', ['3']],
      ['navgraha', ['4', '3', '2']],
      ['%', []],
      ["' or 1=1 --", []],
      ['', ['4', '3', '2']],
    ])('find by a search for "%s" the bookings %j', async (search, found) => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      for (const id of ['2', '3', '4']) {
        const firstName = id === '4' ? 'मीरा' : 'Asha';
        const lastName = id === '4' ? 'जोशी' : 'Rao';
        await store.bookings.insert({ ...sampleBooking(id, '1'), firstName, lastName }, 9);
      }
      const { rows } = await store.operation.bookings({ search, today: '2026-01-01' }, all);
      expect(rows.map(({ id }) => id.slice(-1)).toSorted()).toEqual(found.toSorted());
      await store.close();
    });

    test('remain after the accounts of both are deleted', async () => {
      const store = await open();
      const { booking, confirmed } = await operated(store);
      await store.operation.changeBooking(booking, confirmed, entry('a'), by);
      await store.users.erase('1', departure);
      await store.users.erase('2', departure);
      expect((await store.operation.audit('booking', all)).rows).toEqual([entry('a')]);
      expect(await store.operation.operators()).toEqual([]);
      await store.close();
    });

    test('give the role only to existing accounts', async () => {
      const store = await open();
      const { subject: _subject, ...given } = entry('role', null);
      expect(await store.operation.setRole('nobody@example.in', 'operator', given)).toBeNull();
      expect((await store.operation.audit(undefined, all)).total).toBe(0);
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
