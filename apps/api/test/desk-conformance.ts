import { describe, expect, test } from 'vitest';
import type { AuditRecord } from '../src/storage/records.ts';
import type { Store } from '../src/storage/store.ts';
import {
  acknowledgement,
  consultation,
  departure,
  january,
  message,
  sampleBooking,
  sampleMail,
  sampleSubscription,
} from './sample-records.ts';
import { sampleLogin, sampleUser } from './sample-user.ts';

/** Conformance of what visitors ask and book, and of what operators do with it. @param open returns an empty store */
export function deskConformance(open: () => Promise<Store>): void {
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
}
