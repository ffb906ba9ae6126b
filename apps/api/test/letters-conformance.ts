import { describe, expect, test } from 'vitest';
import type { AuditRecord } from '../src/storage/records.ts';
import { DuplicateEmail, type Store } from '../src/storage/store.ts';
import {
  departure,
  january,
  reset,
  sampleBooking,
  sampleMail,
  sampleSubscription,
} from './sample-records.ts';
import { sampleLogin, sampleUser } from './sample-user.ts';

/** Conformance of links in letters and of the queue of letters. @param open returns an empty store */
export function lettersConformance(open: () => Promise<Store>): void {
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

    test('take the newsletter of the previous address along, unless the new one has it', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      for (const address of ['1@example.in', '2@example.in', 'second@example.in'])
        await store.subscriptions.insert(sampleSubscription(address));
      for (const [id, address] of [
        ['1', 'first@example.in'],
        ['2', 'second@example.in'],
      ] as const) {
        await store.users.update(id, { newEmail: address });
        await store.resets.insert(address, link(id, address), now);
        await store.resets.confirm(address, now, (before) => ({ ...changed(before), id }));
        expect(await store.subscriptions.byEmail(`${id}@example.in`)).toBeNull();
        expect(await store.subscriptions.byEmail(address)).toMatchObject({ email: address });
      }
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
}
