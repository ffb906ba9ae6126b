import { isDeepStrictEqual } from 'node:util';
import { noProfileImage } from '@jyoti/contract';
import { copied } from '../copied.ts';
import type { Engine, Rows, Transaction } from '../engine.ts';
import type {
  AuditRecord,
  BookingRecord,
  DepartureRecord,
  MailRecord,
  SecondFactorRecord,
  UserRecord,
} from '../records.ts';
import { DuplicateEmail } from '../store-errors.ts';
import { folded } from '../tables.ts';
import { enqueueMail, newestFirst, ofUser, signedIn } from './shared.ts';
import { removeOtherTokens } from './tokens.ts';

/** All data stored about a user. */
async function userDataOf(rows: Rows, user: UserRecord) {
  const { id, email, emailConfirmed } = user;
  const query = { order: newestFirst };
  return {
    user,
    tokens: await rows.find('tokens', ofUser(id), query),
    resets: await rows.find('resets', ofUser(id), query),
    charts: await rows.find('charts', ofUser(id), query),
    shares: await rows.find('shares', ofUser(id), query),
    messages: await rows.find('messages', ofUser(id), query),
    consultations: await rows.find('consultations', ofUser(id), query),
    acknowledgements: await rows.find('acknowledgements', ofUser(id), {
      order: [['version', 'desc']],
    }),
    bookings: await rows.find('bookings', ofUser(id), query),
    /** The subscription of the account's e-mail. */
    subscription: emailConfirmed ? await rows.get('subscriptions', folded(email)) : null,
  };
}
export type UserData = Awaited<ReturnType<typeof userDataOf>>;

/**
 * Removes a locked user with everything that belongs to it.
 * @param noted the audit entry of a booking
 */
export async function eraseUser(
  rows: Transaction,
  { id, email, emailConfirmed }: UserRecord,
  noted: (booking: BookingRecord) => AuditRecord | null,
): Promise<void> {
  for (const booking of await rows.find('bookings', ofUser(id))) {
    const entry = noted(booking);
    if (entry) await rows.add('audit', entry);
  }
  await rows.remove('users', id);
  if (emailConfirmed) await rows.remove('subscriptions', folded(email));
}

export function usersRepository(db: Engine) {
  return {
    byId: (id: string): Promise<UserRecord | null> => db.rows.get('users', id),
    /** Case-insensitive. */
    byEmail: async (email: string): Promise<UserRecord | null> =>
      (await db.rows.find('users', [['emailFolded', '=', folded(email)]]))[0] ?? null,
    /** The picture of every user that has one; `null` if there has never been a user. */
    profileImages: (): Promise<string[] | null> =>
      db.snapshot(async (rows) => {
        const where = [['profileImage', '<>', noProfileImage]] as const;
        const images = await rows.tally('users', 'profileImage', where);
        const anybody =
          images.size + (await rows.count('users', [])) + (await rows.count('departures', []));
        return anybody === 0 ? null : [...images.keys()];
      }),
    /** @throws DuplicateEmail */
    insert: (user: UserRecord, mail?: MailRecord): Promise<void> =>
      db.change(async (rows) => {
        if (!(await rows.insert('users', user.id, user))) throw new DuplicateEmail();
        await enqueueMail(rows, mail);
      }),
    /**
     * Replaces the given fields and returns the previous picture. A new e-mail deletes the links sent to the
     * previous one. `null` if the user no longer exists or the token was revoked while the request arrived.
     * @throws DuplicateEmail
     */
    update: (
      id: string,
      change: Partial<Omit<UserRecord, 'id' | 'passwordHash' | 'role'>>,
      requestToken?: string,
      mail?: MailRecord,
    ): Promise<{ user: UserRecord; pictureBefore: string } | null> =>
      db.change(async (rows) => {
        const before = await signedIn(rows, id, requestToken);
        if (!before) return null;
        const user = copied({ ...before, ...change });
        await rows.put('users', id, user);
        if (user.email !== before.email || user.newEmail !== before.newEmail) {
          await rows.removeWhere('resets', ofUser(id));
        }
        await enqueueMail(rows, mail);
        return { user, pictureBefore: before.profileImage };
      }),
    /**
     * Sets a new hash and deletes every token except the given one (`null`: every one), atomically. `false`,
     * without a change, if the given token no longer exists.
     */
    replacePassword: (
      id: string,
      passwordHash: string,
      exceptTokenHash: string | null,
      mail?: MailRecord,
    ): Promise<boolean> =>
      db.change(async (rows) => {
        const user = await signedIn(rows, id, exceptTokenHash ?? undefined);
        if (!user) return false;
        await rows.put('users', id, { ...user, passwordHash, devices: [] });
        await removeOtherTokens(rows, id, exceptTokenHash);
        await rows.removeWhere('resets', ofUser(id));
        await enqueueMail(rows, mail);
        return true;
      }),
    /**
     * Sets another hash of the same password; nobody is signed out. `false`, without a change, if the hash is
     * no longer `before`.
     */
    renewHash: (id: string, before: string, after: string): Promise<boolean> =>
      db.change(async (rows) => {
        const user = await rows.locked('users', id);
        if (user?.passwordHash !== before) return false;
        await rows.put('users', id, { ...user, passwordHash: after });
        return true;
      }),
    /**
     * Replaces the second factor that was read (`undefined`: none), marks the token as having passed it, and
     * adds the audit entry if given, atomically. `false`, without a change, if the second factor has changed
     * or the token no longer exists.
     */
    setSecondFactor: (
      id: string,
      before: SecondFactorRecord | undefined,
      after: SecondFactorRecord | undefined,
      given?: { tokenHash: string; at: string },
      entry?: AuditRecord,
    ): Promise<boolean> =>
      db.change(async (rows) => {
        const user = await rows.locked('users', id);
        if (!user || !isDeepStrictEqual(user.secondFactor, before)) return false;
        const token = given && (await rows.locked('tokens', given.tokenHash));
        if (given) {
          if (token?.userId !== id) return false;
          await rows.put('tokens', given.tokenHash, { ...token, secondFactorAt: given.at });
        }
        const { secondFactor: _before, ...others } = user;
        await rows.put('users', id, after ? { ...others, secondFactor: after } : others);
        if (entry) await rows.add('audit', entry);
        return true;
      }),
    /** All data stored about one user, as a consistent snapshot. */
    file: (id: string): Promise<UserData | null> =>
      db.snapshot(async (rows) => {
        const user = await rows.get('users', id);
        return user && userDataOf(rows, user);
      }),
    /**
     * Deletes everything that `file` returns and stores the departure, atomically. Returns the deleted user;
     * `null` as for `update`.
     * @param noted the audit entry of a booking that is deleted with the user
     */
    erase: (
      id: string,
      departure: DepartureRecord,
      requestToken?: string,
      noted: (booking: BookingRecord) => AuditRecord | null = () => null,
    ): Promise<UserRecord | null> =>
      db.change(async (rows) => {
        const user = await signedIn(rows, id, requestToken);
        if (!user) return null;
        await eraseUser(rows, user, noted);
        await rows.add('departures', departure);
        return user;
      }, true),
  };
}
