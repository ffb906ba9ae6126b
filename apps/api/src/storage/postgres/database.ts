import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder, type SelectType, type Transaction } from 'kysely';
import type { UserRecord } from '../records.ts';
import type { Row, Tables } from './tables.ts';

/** Maximum attempts of a transaction that the database aborts because of another. */
const mostAttempts = 8;

/** "Serialization failure" and "deadlock detected": the same transaction may succeed on a retry. */
const passing = new Set(['40001', '40P01']);

/** The SQLSTATE of a database error. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Connection and transactions for a repository. */
export class Database {
  readonly #kysely: Kysely<Tables>;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** For a single query. */
  get rows(): Kysely<Tables> {
    return this.#kysely;
  }

  /** Runs several queries in one snapshot. */
  moment<Result>(run: (rows: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(run);
  }

  /**
   * Runs an atomic change; resolves when it is durable. It must lock the rows that it depends on in this
   * order, to prevent deadlocks: users, tokens, the record itself, a ceremony's day.
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

/** PostgreSQL cannot store NUL in text, so a key with one matches nothing. */
export function plain(key: string): string {
  return key.replaceAll('\0', '\uFFFD');
}

/** The tables whose rows are records. */
type RecordTable = Exclude<keyof Tables, 'attempts' | 'pictures'>;
type StoredRecord<Name extends RecordTable> = SelectType<Tables[Name]['record']>;

/**
 * The record with this value in a column; `null` if there is none.
 * @param lock a locking clause as `sql`, which keeps the record unchanged until the end of the transaction
 */
export async function recordBy<Name extends RecordTable>(
  rows: Kysely<Tables>,
  table: Name,
  column: keyof Tables[Name] & string,
  value: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<StoredRecord<Name> | null> {
  const { rows: found } = await sql<{ record: StoredRecord<Name> }>`
    select record from ${sql.table(table)} where ${sql.ref(column)} = ${plain(value)} ${lock}
  `.execute(rows);
  return found[0]?.record ?? null;
}

/** The records of a user, the newest first; of acknowledgements the newest version first. */
export async function recordsOf<Name extends RecordTable>(
  rows: Kysely<Tables>,
  table: Name,
  userId: string,
): Promise<StoredRecord<Name>[]> {
  const order = table === 'acknowledgements' ? 'version' : 'created_at';
  const { rows: found } = await sql<{ record: StoredRecord<Name> }>`
    select record from ${sql.table(table)} where user_id = ${userId}
    order by ${sql.ref(order)} desc, seq`.execute(rows);
  return found.map(({ record }) => record);
}

const keyOf = {
  users: 'id',
  tokens: 'hash',
  charts: 'id',
  bookings: 'id',
  mails: 'id',
  messages: 'ticket',
  consultations: 'ticket',
} as const;

/** Replaces the row with the same key. */
export async function updateRecord<Name extends keyof typeof keyOf>(
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

/** Reads and locks a user until the end of the transaction; nobody else can change what belongs to it. */
export function lockedUser(rows: Transaction<Tables>, id: string): Promise<UserRecord | null> {
  return recordBy(rows, 'users', 'id', id, unlessKeyed);
}

/** Reads and locks a record until the end of the transaction. */
export function locked<Name extends RecordTable>(
  rows: Transaction<Tables>,
  table: Name,
  column: keyof Tables[Name] & string,
  value: string,
): Promise<StoredRecord<Name> | null> {
  return recordBy(rows, table, column, value, alone);
}

/**
 * Whether the token of a request is still valid: it may be revoked while the request body is still arriving,
 * and the request must then have no effect.
 */
export async function isTokenValid(
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
