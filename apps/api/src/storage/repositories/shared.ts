import type { Query, Where } from '../conditions.ts';
import type { Engine, Transaction } from '../engine.ts';
import type { MailRecord, UserRecord } from '../records.ts';
import type { Page, PageRequest } from '../store.ts';
import { folded, type RecordOf, type TableName } from '../tables.ts';

export const newestFirst = [['createdAt', 'desc']] as const;

export const ofUser = (userId: string) => [['userId', '=', userId]] as const;

/**
 * Whether the token of a request is still valid: it may be revoked while the request body is still arriving,
 * and the request must then have no effect.
 */
export async function isTokenValid(
  transaction: Transaction,
  userId: string,
  tokenHash: string | undefined,
): Promise<boolean> {
  if (tokenHash === undefined) return true;
  return (await transaction.locked('tokens', tokenHash))?.userId === userId;
}

/** Locks a user whose token is valid; `null` if the user no longer exists or the token was revoked. */
export async function signedIn(
  transaction: Transaction,
  userId: string,
  tokenHash: string | undefined,
): Promise<UserRecord | null> {
  const user = await transaction.locked('users', userId);
  return user && (await isTokenValid(transaction, userId, tokenHash)) ? user : null;
}

/** Locks the user with an e-mail. */
export async function lockedByEmail(
  transaction: Transaction,
  email: string,
): Promise<UserRecord | null> {
  const [found] = await transaction.find('users', [['emailFolded', '=', folded(email)]]);
  const user = found ? await transaction.locked('users', found.id) : null;
  // It may have changed before it was locked.
  return user && folded(user.email) === folded(email) ? user : null;
}

/** Stores an e-mail with the change that causes it; the caller has locked its user, if it has one. */
export async function enqueueMail(
  transaction: Transaction,
  mail: MailRecord | undefined,
): Promise<void> {
  if (mail) await transaction.put('mails', mail.id, mail);
}

/** A page of one list after another, and their total number of records, in one snapshot. */
export function pageOf<Name extends TableName>(
  db: Engine,
  table: Name,
  lists: readonly (Pick<Query<Name>, 'order' | 'newest'> & { where: Where<Name> })[],
  { skip, most }: PageRequest,
): Promise<Page<RecordOf<Name>>> {
  return db.snapshot(async (rows) => {
    const page: Page<RecordOf<Name>> = { rows: [], total: 0 };
    for (const { where, ...order } of lists) {
      const range = { skip: Math.max(0, skip - page.total), most: most - page.rows.length };
      const { rows: more, total } = await rows.page(table, where, { ...order, ...range });
      page.rows.push(...more);
      page.total += total;
    }
    return page;
  });
}
