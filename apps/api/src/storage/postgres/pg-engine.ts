import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Engine, Rows, Transaction } from '../engine.ts';
import { DuplicateEmail } from '../store-errors.ts';
import { PgRows } from './pg-rows.ts';
import type { Database } from './tables.ts';

/** Maximum attempts of a transaction that the database aborts because of another. */
const mostAttempts = 8;

/** "Serialization failure" and "deadlock detected": the same transaction may succeed on a retry. */
const passing = new Set(['40001', '40P01']);

/** The SQLSTATE of a database error. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** A "unique violation" of the users is that of the e-mail, which also catches concurrent changes. */
function explained(error: unknown): unknown {
  const isTaken = codeOf(error) === '23505' && (error as { table?: string }).table === 'users';
  return isTaken ? new DuplicateEmail() : error;
}

/** Transactions of a PostgreSQL database, which any number of processes may share. */
export class PgEngine implements Engine {
  readonly rows: Rows;
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
    this.rows = new PgRows(database);
  }

  snapshot<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    return inSnapshot(this.#database, (database) => work(new PgRows(database)));
  }

  async change<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#database
          .transaction()
          .setIsolationLevel('read committed')
          .execute((database) => work(new PgRows(database)));
      } catch (error) {
        if (attempt === mostAttempts || !passing.has(codeOf(error) ?? '')) throw explained(error);
        await pause(Math.random() * 10 * 2 ** attempt);
      }
    }
  }
}

/** Runs several queries in one snapshot. */
export function inSnapshot<Result>(
  database: Kysely<Database>,
  work: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}
