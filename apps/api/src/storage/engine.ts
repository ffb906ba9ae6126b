import type { Query, Where } from './conditions.ts';
import type { KeyedName, ListName, RecordOf, TableName } from './tables.ts';

/** Reads records. All of them are copies. */
export interface Rows {
  get<Name extends KeyedName>(table: Name, key: string): Promise<RecordOf<Name> | null>;
  find<Name extends TableName>(
    table: Name,
    where: Where<Name>,
    query?: Query<Name>,
  ): Promise<RecordOf<Name>[]>;
  /** Like `find`, with the key of each record. */
  entries<Name extends KeyedName>(
    table: Name,
    where: Where<Name>,
    query?: Query<Name>,
  ): Promise<[string, RecordOf<Name>][]>;
  /** Like `find`, with the total number of records that meet the conditions. */
  page<Name extends TableName>(
    table: Name,
    where: Where<Name>,
    query: Query<Name>,
  ): Promise<{ rows: RecordOf<Name>[]; total: number }>;
  count<Name extends TableName>(table: Name, where: Where<Name>): Promise<number>;
  /** The number of records by the value of a field. */
  tally<Name extends TableName>(
    table: Name,
    field: keyof RecordOf<Name> & string,
    where: Where<Name>,
  ): Promise<Map<string, number>>;
}

/**
 * Reads and changes records. To prevent deadlocks, locks are taken in this order: users, tokens, the record
 * itself, a named lock.
 */
export interface Transaction extends Rows {
  /** Reads a record, which nobody else can change until the end of the transaction. */
  locked<Name extends KeyedName>(table: Name, key: string): Promise<RecordOf<Name> | null>;
  /** Locks the first record that no other transaction has locked. */
  claim<Name extends KeyedName>(
    table: Name,
    where: Where<Name>,
    order: NonNullable<Query<Name>['order']>,
  ): Promise<RecordOf<Name> | null>;
  /** Waits until no other transaction has the lock of this name. */
  lock(name: string): Promise<void>;
  /** `false`, without a change, if the key or what must be unique is taken. */
  insert<Name extends KeyedName>(
    table: Name,
    key: string,
    record: RecordOf<Name>,
  ): Promise<boolean>;
  /** Sets the record of a key. @throws DuplicateEmail */
  put<Name extends KeyedName>(table: Name, key: string, record: RecordOf<Name>): Promise<void>;
  /** Appends a record to a list. `false`, without a change, if what must be unique is taken. */
  add<Name extends ListName>(list: Name, record: RecordOf<Name>): Promise<boolean>;
  /** A user is removed with everything that belongs to it. `false` if there is no such record. */
  remove(table: KeyedName, key: string): Promise<boolean>;
  /** Returns the number of removed records. Not for users. */
  removeWhere<Name extends Exclude<KeyedName, 'users'>>(
    table: Name,
    where: Where<Name>,
  ): Promise<number>;
}

/** Runs transactions. */
export interface Engine {
  /** For a single query. */
  readonly rows: Rows;
  /** Runs several queries in one snapshot. */
  snapshot<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /**
   * Runs a change, completely or not at all; resolves when it is durable. `work` may run more than once, and
   * waits for nothing but the transaction.
   * @param erases whether the removed data must also leave every file, within a minute
   */
  change<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    erases?: boolean,
  ): Promise<Result>;
}
