import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder, type SelectType, type Transaction } from 'kysely';
import type { UserRecord } from '../records.ts';
import type { Row, Tables } from './tables.ts';

/** How often a transaction is retried that the database aborted in favour of another. */
const mostAttempts = 8;

/** "Serialization failure" and "deadlock detected": retried, the same transaction may succeed. */
const passing = new Set(['40001', '40P01']);

/** The SQLSTATE of an error that the database gave. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** What a repository works on. */
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

/** The tables whose rows are records. */
type RecordTable = Exclude<keyof Tables, 'attempts' | 'pictures'>;
type Kept<Name extends RecordTable> = SelectType<Tables[Name]['record']>;

/**
 * The record that has this value in a column; `null` where none has.
 * @param lock what keeps others from changing it until the change is through: `sql` of a locking clause
 */
export async function recordBy<Name extends RecordTable>(
  rows: Kysely<Tables>,
  table: Name,
  column: keyof Tables[Name] & string,
  value: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<Kept<Name> | null> {
  const { rows: found } = await sql<{ record: Kept<Name> }>`
    select record from ${sql.table(table)} where ${sql.ref(column)} = ${plain(value)} ${lock}
  `.execute(rows);
  return found[0]?.record ?? null;
}

/** The records of a user, the newest first; of acknowledgements the newest version. */
export async function recordsOf<Name extends RecordTable>(
  rows: Kysely<Tables>,
  table: Name,
  userId: string,
): Promise<Kept<Name>[]> {
  const order = table === 'acknowledgements' ? 'version' : 'created_at';
  const { rows: found } = await sql<{ record: Kept<Name> }>`
    select record from ${sql.table(table)} where user_id = ${userId}
    order by ${sql.ref(order)} desc, seq`.execute(rows);
  return found.map(({ record }) => record);
}

const keyOf = {
  users: 'id',
  tokens: 'hash',
  charts: 'id',
  bookings: 'id',
  letters: 'id',
  messages: 'ticket',
  consultations: 'ticket',
} as const;

/** Puts a row in the place of the one with its key. */
export async function putBack<Name extends keyof typeof keyOf>(
  rows: Transaction<Tables>,
  table: Name,
  row: Row<Name>,
): Promise<void> {
  const key = keyOf[table];
  const value = (row as unknown as Record<string, string>)[key] ?? '';
  await rows
    .updateTable(table as 'users')
    .set(row as never)
    .where(key as 'id', '=', value)
    .execute();
}

const unlessKeyed = sql`for no key update`;
const alone = sql`for update`;

/** A user as it is until the change is through: nobody else changes what belongs to it meanwhile. */
export function lockedUser(rows: Transaction<Tables>, id: string): Promise<UserRecord | null> {
  return recordBy(rows, 'users', 'id', id, unlessKeyed);
}

/** A record as it is until the change is through. */
export function locked<Name extends RecordTable>(
  rows: Transaction<Tables>,
  table: Name,
  column: keyof Tables[Name] & string,
  value: string,
): Promise<Kept<Name> | null> {
  return recordBy(rows, table, column, value, alone);
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
