import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { UserRecord } from '../records.ts';
import type { Tables } from './tables.ts';

/** How often a change is begun anew that the database gave up for another one. */
const mostAttempts = 8;

/** "Serialization failure" and "deadlock detected": begun anew, the same change may succeed. */
const passing = new Set(['40001', '40P01']);

/** The SQLSTATE of an error that the database gave. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** What a room of the store works on. */
export class Database {
  readonly #kysely: Kysely<Tables>;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** For a single question. */
  get rows(): Kysely<Tables> {
    return this.#kysely;
  }

  /** Several questions about one and the same moment. */
  moment<Result>(ask: (rows: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(ask);
  }

  /**
   * A change made whole or not at all; resolves when it is durable. What it rests on it must lock,
   * in this order, so that no two changes wait for each other: users, tokens, the record itself, a
   * ceremony's day.
   */
  async change<Result>(work: (rows: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#kysely.transaction().setIsolationLevel('read committed').execute(work);
      } catch (error) {
        if (attempt === mostAttempts || !passing.has(codeOf(error) ?? '')) throw error;
        await pause(Math.random() * 10 * 2 ** attempt);
      }
    }
  }
}

/** PostgreSQL keeps no NUL in a text: what is asked for with one is not there. */
export function plain(key: string): string {
  return key.replaceAll('\0', '\uFFFD');
}

/** A user as it stands until the change is through: nobody else changes what belongs to it meanwhile. */
export async function lockedUser(
  rows: Transaction<Tables>,
  id: string,
): Promise<UserRecord | undefined> {
  const row = await rows
    .selectFrom('users')
    .select('record')
    .where('id', '=', plain(id))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.record;
}

/** A token may be revoked while the body of its request is still coming in: what it asks is then not done. */
export async function mayAsk(
  rows: Transaction<Tables>,
  userId: string,
  tokenHash: string | undefined,
): Promise<boolean> {
  if (tokenHash === undefined) return true;
  const token = await rows
    .selectFrom('tokens')
    .select('hash')
    .where('hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return token !== undefined;
}

const keyOf = { bookings: 'id', messages: 'ticket', consultations: 'ticket' } as const;

/** A record as it stands until the change is through. */
export async function lockedRecord(
  rows: Transaction<Tables>,
  table: keyof typeof keyOf,
  key: string,
): Promise<unknown> {
  const { rows: found } = await sql<{ record: unknown }>`
    select record from ${sql.table(table)} where ${sql.ref(keyOf[table])} = ${plain(key)} for update
  `.execute(rows);
  return found[0]?.record;
}
