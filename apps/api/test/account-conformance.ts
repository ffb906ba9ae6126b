import { describe, expect, test } from 'vitest';
import { DuplicateEmail, type Store } from '../src/storage/store.ts';
import { sampleLogin, sampleUser } from './sample-user.ts';
import { sampleBooking, sampleChart, sampleSubscription } from './sample-records.ts';

const token = (userId: string, expiresAt = '2027-01-01') =>
  sampleLogin(userId, '2026-01-01', expiresAt);
const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };
const sampleHash = sampleUser('1').passwordHash;

/** Conformance of a store about accounts and logins. @param open returns an empty store */
export function accountConformance(open: () => Promise<Store>): void {
  describe('accounts', () => {
    test('an e-mail belongs to one user, case-insensitively', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1', 'asha@example.in'));
      await store.users.insert(sampleUser('2', 'ravi@example.in'));
      await expect(store.users.insert(sampleUser('3', 'ASHA@example.in'))).rejects.toThrow(
        DuplicateEmail,
      );
      await expect(store.users.update('2', { email: 'Asha@Example.in' })).rejects.toThrow(
        DuplicateEmail,
      );
      await expect(store.users.update('1', { email: 'Asha@example.in' })).resolves.toMatchObject({
        user: { email: 'Asha@example.in' },
      });
      await store.close();
    });

    test('exactly one of 50 concurrent registrations of one e-mail succeeds', async () => {
      const store = await open();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          store.users.insert(sampleUser(String(index), index % 2 ? 'a@b.in' : 'A@B.IN')),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await store.close();
    });

    test('returned records are copies', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      const user = await store.users.byId('1');
      if (user) user.firstName = 'Changed';
      expect((await store.users.byId('1'))?.firstName).toBe('Asha');
      await store.close();
    });

    test('a new password deletes every other token', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      for (const hash of ['kept', 'other'])
        await store.tokens.insert(hash, token('1'), sampleHash, '2026-01-02');
      await store.users.insert(sampleUser('2'));
      await store.tokens.insert('foreign', token('2'), sampleHash, '2026-01-02');
      await store.users.replacePassword('1', 'new hash', 'kept');
      expect(await store.tokens.byHash('kept')).not.toBeNull();
      expect(await store.tokens.byHash('other')).toBeNull();
      expect(await store.tokens.byHash('foreign')).not.toBeNull();
      expect((await store.users.byId('1'))?.passwordHash).toBe('new hash');
      await store.close();
    });

    test('a renewed hash ends no login, and is not stored if the password has changed in the meantime', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.tokens.insert('kept', token('1'), sampleHash, '2026-01-02');
      expect(await store.users.renewHash('1', sampleHash, 'renewed')).toBe(true);
      expect(await store.users.renewHash('1', sampleHash, 'late')).toBe(false);
      expect(await store.users.renewHash('2', sampleHash, 'nobody')).toBe(false);
      expect((await store.users.byId('1'))?.passwordHash).toBe('renewed');
      expect(await store.tokens.byHash('kept')).not.toBeNull();
      await store.close();
    });

    test('a second factor replaces only the one that was read, and is recorded with the token', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.tokens.insert('login', token('1'), sampleHash, '2026-01-02');
      const first = { secret: 'ABC', confirmedAt: null, lastStep: 0, recoveryHashes: ['a', 'b'] };
      const used = { ...first, lastStep: 7 };
      const given = { tokenHash: 'login', at: '2026-01-02' };
      const set = store.users.setSecondFactor;
      expect(await set('1', first, used)).toBe(false);
      expect(await set('1', undefined, first)).toBe(true);
      expect(await set('1', first, used, { ...given, tokenHash: 'revoked' })).toBe(false);
      const both = await Promise.all([set('1', first, used, given), set('1', first, used, given)]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await store.users.byId('1')).toEqual({ ...sampleUser('1'), secondFactor: used });
      expect(await store.tokens.byHash('login')).toEqual({
        ...token('1'),
        secondFactorAt: '2026-01-02',
      });
      const entry = {
        id: 'reset',
        at: '2026-01-03T00:00:00.000Z',
        operatorId: null,
        kind: 'operator' as const,
        action: 'second_factor_reset' as const,
        subject: '1',
        before: null,
        after: null,
      };
      expect(await set('1', first, undefined, undefined, { ...entry, id: 'x' })).toBe(false);
      expect(await set('1', used, undefined, undefined, entry)).toBe(true);
      expect(await store.operation.audit(undefined, { skip: 0, most: 9 })).toEqual({
        rows: [entry],
        total: 1,
      });
      expect(await store.users.byId('1')).toEqual(sampleUser('1'));
      expect(await set('nobody', undefined, first)).toBe(false);
      await store.close();
    });

    test('the tokens of one user, or of all users, can be deleted', async () => {
      const store = await open();
      for (const id of ['1', '2']) {
        await store.users.insert(sampleUser(id, `${id}@example.in`));
        for (const hash of ['a', 'b'])
          await store.tokens.insert(`${hash}-${id}`, token(id), sampleHash, '2026-01-02');
      }
      expect(await store.tokens.removeAll('1')).toBe(2);
      expect(await store.tokens.byHash('a-1')).toBeNull();
      expect(await store.tokens.byHash('a-2')).not.toBeNull();
      expect(await store.tokens.removeAll('nobody')).toBe(0);
      expect(await store.tokens.removeAll(null)).toBe(2);
      expect(await store.tokens.byHash('b-2')).toBeNull();
      await store.close();
    });

    test('a user has a maximum of tokens and devices, and the newest are kept', async () => {
      const store = await open();
      for (const id of ['1', '2']) await store.users.insert(sampleUser(id, `${id}@example.in`));
      await store.tokens.insert('foreign', token('2'), sampleHash, '2026-01-02', 2, 'x');
      for (const day of [2, 3, 4, 5]) {
        const at = `2026-01-0${day}`;
        const made = { ...token('1'), createdAt: at };
        await store.tokens.insert(`t${day}`, made, sampleHash, at, 2, `d${day}`);
      }
      const last = { ...token('1'), createdAt: '2026-01-06' };
      await store.tokens.insert('t6', last, sampleHash, '2026-01-06', 2, 'd5');
      const hashes = (await store.tokens.ofUser('1')).map(({ hash }) => hash);
      expect(hashes).toEqual(['t6', 't5']);
      expect(await store.tokens.byHash('foreign')).not.toBeNull();
      expect((await store.users.byId('1'))?.devices).toEqual([
        { hash: 'd5', addedAt: '2026-01-05' },
        { hash: 'd4', addedAt: '2026-01-04' },
      ]);
      await store.users.replacePassword('1', 'new hash', null);
      expect((await store.users.byId('1'))?.devices).toEqual([]);
      expect((await store.users.byId('2'))?.devices).toHaveLength(1);
      await store.close();
    });

    test('the tokens of a user are listed, newest first, and all but one can be deleted', async () => {
      const store = await open();
      for (const id of ['1', '2']) await store.users.insert(sampleUser(id, `${id}@example.in`));
      const older = token('1');
      const newer = { ...token('1'), createdAt: '2026-01-03', browser: 'Firefox', system: 'Linux' };
      await store.tokens.insert('older', older, sampleHash, '2026-01-02');
      await store.tokens.insert('newer', newer, sampleHash, '2026-01-03');
      await store.tokens.insert('foreign', token('2'), sampleHash, '2026-01-02');
      expect(await store.tokens.ofUser('1')).toEqual([
        { hash: 'newer', token: newer },
        { hash: 'older', token: older },
      ]);
      expect(await store.tokens.ofUser('nobody')).toEqual([]);
      await store.tokens.removeOthers('1', 'older');
      expect(await store.tokens.ofUser('1')).toEqual([{ hash: 'older', token: older }]);
      expect(await store.tokens.byHash('foreign')).not.toBeNull();
      await store.close();
    });

    test('the use of a token is recorded, and that of a deleted one ignored', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.tokens.insert('used', token('1'), sampleHash, '2026-01-02');
      await store.tokens.noteUse('used', '2026-01-05');
      expect(await store.tokens.byHash('used')).toEqual({
        ...token('1'),
        lastUsedAt: '2026-01-05',
      });
      await store.tokens.remove('used');
      await store.tokens.noteUse('used', '2026-01-06');
      expect(await store.tokens.byHash('used')).toBeNull();
      await store.close();
    });

    test('a token revoked while its request arrives changes nothing', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1', 'asha@example.in'));
      expect(await store.users.update('1', { email: 'other@example.in' }, 'revoked')).toBeNull();
      expect(await store.users.replacePassword('1', 'new hash', 'revoked')).toBe(false);
      expect(await store.users.erase('1', departure, 'revoked')).toBeNull();
      expect(await store.users.byId('1')).toMatchObject({
        email: 'asha@example.in',
        passwordHash: sampleHash,
      });
      await store.close();
    });

    test('a change returns the replaced picture, so that concurrent changes leave none behind', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      const changes = await Promise.all(
        ['a.webp', 'b.webp', 'c.webp'].map((profileImage) =>
          store.users.update('1', { profileImage }),
        ),
      );
      const named = changes.map((change) => change?.pictureBefore);
      const last = await store.users.erase('1', departure);
      expect([...named, last?.profileImage].toSorted()).toEqual(
        ['a.webp', 'b.webp', 'c.webp', sampleUser('1').profileImage].toSorted(),
      );
      await store.close();
    });

    test('a new token deletes the expired ones of its user', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.tokens.insert('old', token('1', '2026-01-01'), sampleHash, '2025-12-01');
      await store.tokens.insert('new', token('1'), sampleHash, '2026-02-01');
      expect(await store.tokens.byHash('old')).toBeNull();
      await store.close();
    });

    test('a token is stored only for an existing user with the verified password', async () => {
      const store = await open();
      const insert = (hash: string) => store.tokens.insert('late', token('1'), hash, '2026-01-02');
      await store.users.insert(sampleUser('1'));
      await store.users.replacePassword('1', 'new hash', null);
      expect(await insert(sampleHash)).toBe(false);
      expect(await store.tokens.byHash('late')).toBeNull();
      expect(await insert('new hash')).toBe(true);
      await store.users.erase('1', departure);
      expect(await insert('new hash')).toBe(false);
      expect(await store.tokens.byHash('late')).toBeNull();
      await store.close();
    });

    test('never confirmed in time are deleted with everything of them, except of operators and with bookings', async () => {
      const store = await open();
      const moments = {
        now: '2026-01-20T00:00:00.000Z',
        idleSince: '2025-01-01',
        settledBefore: '2025-01-01',
        writtenBefore: '2025-01-01',
        devicesBefore: '2025-01-01',
        unconfirmedBefore: '2026-01-08T00:00:00.000Z',
      };
      const unconfirmed = { emailConfirmed: false, createdAt: moments.unconfirmedBefore };
      const late = '2026-01-08T00:00:00.001Z';
      const users = {
        gone: unconfirmed,
        confirmed: { createdAt: unconfirmed.createdAt },
        recent: { ...unconfirmed, createdAt: late },
        migrated: { ...unconfirmed, unconfirmedSince: late },
        'migrated long ago': { ...unconfirmed, unconfirmedSince: moments.unconfirmedBefore },
        operator: { ...unconfirmed, role: 'operator' as const },
        booked: unconfirmed,
      };
      for (const [id, change] of Object.entries(users)) {
        await store.users.insert({ ...sampleUser(id, `${id}@example.in`), ...change });
        await store.tokens.insert(`token ${id}`, token(id), sampleHash, '2026-01-02');
        await store.charts.insert(sampleChart(`chart ${id}`, id), 5);
      }
      await store.bookings.insert(sampleBooking('2', 'booked'), 5);
      await store.subscriptions.insert(sampleSubscription('gone@example.in'));
      const { removed, users: erased } = await store.retention.removePast(moments);
      expect(removed).toMatchObject({ accounts: 2, logins: 0 });
      expect(erased.map(({ id }) => id).toSorted()).toEqual(['gone', 'migrated long ago']);
      for (const id of Object.keys(users)) {
        const isGone = id === 'gone' || id === 'migrated long ago';
        expect((await store.users.byId(id)) === null, id).toBe(isGone);
        expect((await store.tokens.byHash(`token ${id}`)) === null, id).toBe(isGone);
        expect(await store.charts.ofUser(id), id).toHaveLength(isGone ? 0 : 1);
      }
      // The newsletter is of the owner of the mailbox.
      expect(await store.subscriptions.byEmail('gone@example.in')).not.toBeNull();
      await store.close();
    });

    test('a link that confirms an address erases an unconfirmed account, or cancels a change, once', async () => {
      const store = await open();
      const now = '2026-01-02T00:00:00.000Z';
      const none = () => null;
      const link = (userId: string, email: string, expiresAt = '2026-01-03') => ({
        userId,
        email,
        createdAt: now,
        expiresAt,
      });
      await store.users.insert({ ...sampleUser('1'), emailConfirmed: false });
      await store.users.update('1', { newEmail: 'new@example.in' });
      await store.users.insert(sampleUser('2'));
      await store.tokens.insert('login', token('1'), sampleHash, '2026-01-02');
      await store.bookings.insert(sampleBooking('2', '1'), 5);
      await store.resets.insert('own', link('1', '1@example.in'), now);
      await store.resets.insert('expired', link('1', '1@example.in', now), now);
      await store.resets.insert('new', link('1', 'new@example.in'), now);
      await store.resets.insert('confirmed', link('2', '2@example.in'), now);
      await store.resets.insert('other', link('2', 'other@example.in'), now);
      const password = { userId: '2', createdAt: now, expiresAt: '2026-01-03' };
      await store.resets.insert('password', password, now);
      for (const unusable of ['expired', 'unknown', 'confirmed', 'other', 'password']) {
        expect(await store.resets.reject(unusable, now, none), unusable).toBeNull();
      }
      const { newEmail: _newEmail, ...unchanged } = (await store.users.byId('1')) ?? sampleUser('');
      expect(await store.resets.reject('new', now, none)).toMatchObject({ rejected: 'change' });
      expect(await store.users.byId('1')).toEqual(unchanged);
      expect(await store.resets.byHash('own')).toBeNull();
      await store.resets.insert('own again', link('1', '1@example.in'), now);
      const entry = {
        id: 'erased',
        at: now,
        operatorId: null,
        kind: 'booking' as const,
        action: 'erased' as const,
        subject: 'JB',
        before: null,
        after: null,
      };
      const results = await Promise.all([
        store.resets.reject('own again', now, () => entry),
        store.resets.reject('own again', now, () => entry),
      ]);
      expect(results.filter((result) => result !== null)).toEqual([
        { user: unchanged, rejected: 'account' },
      ]);
      expect(await store.users.byId('1')).toBeNull();
      expect(await store.tokens.byHash('login')).toBeNull();
      expect(await store.operation.audit(undefined, { skip: 0, most: 9 })).toEqual({
        rows: [entry],
        total: 1,
      });
      expect(await store.users.byId('2')).toEqual(sampleUser('2'));
      await store.close();
    });

    test('a password set by a link confirms the account and drops devices and a pending e-mail', async () => {
      const store = await open();
      const now = '2026-01-02T00:00:00.000Z';
      const since = { emailConfirmed: false, unconfirmedSince: now, newEmail: 'new@example.in' };
      const devices = [{ hash: 'device', addedAt: now }];
      await store.users.insert({ ...sampleUser('1'), ...since, devices });
      const link = { userId: '1', createdAt: now, expiresAt: '2026-01-03' };
      await store.resets.insert('link', link, now);
      const after = { ...sampleUser('1'), passwordHash: 'new hash', devices: [] };
      expect(await store.resets.redeem('link', 'new hash', now)).toEqual(after);
      expect(await store.users.byId('1')).toEqual(after);
      await store.close();
    });

    test('a new e-mail may be that of another user until it is confirmed', async () => {
      const store = await open();
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      expect(await store.users.update('1', { newEmail: '2@example.in' })).toMatchObject({
        user: { email: '1@example.in', newEmail: '2@example.in' },
      });
      expect(await store.users.byEmail('2@example.in')).toMatchObject({ id: '2' });
      await store.close();
    });

    test('any text is stored and read unchanged, and unknown keys find nothing', async () => {
      const store = await open();
      const user = { ...sampleUser('1'), firstName: 'आशा \0 \uD800 "%_\\', lastName: '' };
      await store.users.insert(user);
      expect(await store.users.byId('1')).toEqual(user);
      for (const key of ['constructor', '\0', "' or true --", '%', '\uD800']) {
        expect(await store.users.byId(key)).toBeNull();
        expect(await store.users.byEmail(key)).toBeNull();
        expect(await store.bookings.ofUserById(key, '1')).toBeNull();
        expect(await store.inquiries.messageByTicket(key)).toBeNull();
        expect(await store.operation.booking(key)).toBeNull();
        expect(await store.charts.remove(key, '1')).toBe(false);
      }
      await store.close();
    });
  });
}
