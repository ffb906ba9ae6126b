import { isDeepStrictEqual } from 'node:util';
import { noProfileImage } from '@jyoti/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { AuditRecord, BookingRecord, UserRecord } from '../../records.ts';
import { DuplicateEmail, type Store, type UserData } from '../../store.ts';
import {
  codeOf,
  locked,
  lockedUser,
  isTokenValid,
  updateRecord,
  recordBy,
  recordsOf,
  type Database,
} from '../database.ts';
import { asStored, folded, rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';
import { enqueueMail } from './mails.ts';

/** Maps a "unique violation" of the e-mail index, which also catches concurrent inserts. */
export function uniqueEmail(error: unknown): unknown {
  const taken =
    codeOf(error) === '23505' &&
    (error as { constraint?: string }).constraint === 'users_email_folded_key';
  return taken ? new DuplicateEmail() : error;
}

function keepUser(rows: Transaction<Tables>, user: UserRecord): Promise<void> {
  return updateRecord(rows, 'users', rowOf.user(user));
}

async function userDataOf(rows: Kysely<Tables>, user: UserRecord): Promise<UserData> {
  const own = <Name extends Parameters<typeof recordsOf>[1]>(table: Name) =>
    recordsOf(rows, table, user.id);
  return {
    user,
    tokens: await own('tokens'),
    resets: await own('resets'),
    charts: await own('charts'),
    shares: await own('shares'),
    messages: await own('messages'),
    consultations: await own('consultations'),
    acknowledgements: await own('acknowledgements'),
    bookings: await own('bookings'),
    subscription: user.emailConfirmed
      ? await recordBy(rows, 'subscriptions', 'email_folded', folded(user.email))
      : null,
  };
}

/** Removes a user with everything that belongs to it. @param noted the audit entry of a booking */
export async function eraseUser(
  rows: Transaction<Tables>,
  { id, email, emailConfirmed }: UserRecord,
  noted: (booking: BookingRecord) => AuditRecord | null,
): Promise<void> {
  const bookings = await rows
    .selectFrom('bookings')
    .select('record')
    .where('user_id', '=', id)
    .orderBy('seq')
    .execute();
  for (const { record } of bookings) {
    const entry = noted(record);
    if (entry) await rows.insertInto('audit').values(rowOf.audit(entry)).execute();
  }
  // The foreign keys cascade to everything that belongs to the user.
  await rows.deleteFrom('users').where('id', '=', id).execute();
  if (!emailConfirmed) return;
  await rows.deleteFrom('subscriptions').where('email_folded', '=', folded(email)).execute();
}

export function usersRepository(db: Database): Store['users'] {
  return {
    byId: (id) => recordBy(db.rows, 'users', 'id', id),
    byEmail: (email) => recordBy(db.rows, 'users', 'email_folded', folded(email)),
    profileImages: async () => {
      const anybody = await sql<{ there: boolean }>`
        select exists (select 1 from users) or exists (select 1 from departures) as there`.execute(
        db.rows,
      );
      if (!anybody.rows[0]?.there) return null;
      const found = await db.rows
        .selectFrom('users')
        .select('profile_image')
        .where('profile_image', '<>', noProfileImage)
        .execute();
      return found.map((user) => user.profile_image);
    },
    insert: async (user, mail) => {
      try {
        await db.change(async (rows) => {
          await rows.insertInto('users').values(rowOf.user(user)).execute();
          await enqueueMail(rows, mail);
        });
      } catch (error) {
        throw uniqueEmail(error);
      }
    },
    update: async (id, change, requestToken, mail) => {
      try {
        return await db.change(async (rows) => {
          const before = await lockedUser(rows, id);
          if (!before || !(await isTokenValid(rows, id, requestToken))) return null;
          const user = asStored({ ...before, ...change });
          await keepUser(rows, user);
          if (user.email !== before.email || user.newEmail !== before.newEmail) {
            await rows.deleteFrom('resets').where('user_id', '=', id).execute();
          }
          await enqueueMail(rows, mail);
          return { user, pictureBefore: before.profileImage };
        });
      } catch (error) {
        throw uniqueEmail(error);
      }
    },
    replacePassword: (id, passwordHash, exceptTokenHash, mail) =>
      db.change(async (rows) => {
        const user = await lockedUser(rows, id);
        if (!user || !(await isTokenValid(rows, id, exceptTokenHash ?? undefined))) return false;
        await keepUser(rows, { ...user, passwordHash, devices: [] });
        await rows
          .deleteFrom('tokens')
          .where('user_id', '=', id)
          .where('hash', 'is distinct from', exceptTokenHash)
          .execute();
        await rows.deleteFrom('resets').where('user_id', '=', id).execute();
        await enqueueMail(rows, mail);
        return true;
      }),
    renewHash: (id, before, after) =>
      db.change(async (rows) => {
        const user = await lockedUser(rows, id);
        if (user?.passwordHash !== before) return false;
        await keepUser(rows, { ...user, passwordHash: after });
        return true;
      }),
    setSecondFactor: (id, before, after, given, entry) =>
      db.change(async (rows) => {
        const user = await lockedUser(rows, id);
        if (!user || !isDeepStrictEqual(user.secondFactor, before)) return false;
        if (given) {
          const token = await locked(rows, 'tokens', 'hash', given.tokenHash);
          if (token?.userId !== id) return false;
          const noted = { ...token, secondFactorAt: given.at };
          await updateRecord(rows, 'tokens', rowOf.token(given.tokenHash, noted));
        }
        const { secondFactor: _before, ...others } = user;
        await keepUser(rows, after ? { ...others, secondFactor: after } : others);
        if (entry) await rows.insertInto('audit').values(rowOf.audit(entry)).execute();
        return true;
      }),
    file: (id) =>
      db.moment(async (rows) => {
        const user = await recordBy(rows, 'users', 'id', id);
        return user ? userDataOf(rows, user) : null;
      }),
    erase: (id, departure, requestToken, noted = () => null) =>
      db.change(async (rows) => {
        const user = await lockedUser(rows, id);
        if (!user || !(await isTokenValid(rows, id, requestToken))) return null;
        await eraseUser(rows, user, noted);
        await rows.insertInto('departures').values(rowOf.departure(departure)).execute();
        return user;
      }),
  };
}
