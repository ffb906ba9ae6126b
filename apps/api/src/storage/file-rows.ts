import { matching, ordered, type Query, type Where } from './conditions.ts';
import { copied } from './copied.ts';
import type { Transaction } from './engine.ts';
import type { StoredData } from './records.ts';
import { DuplicateEmail } from './store-errors.ts';
import {
  isList,
  ownedTables,
  tables,
  valueOf,
  type KeyedName,
  type ListName,
  type RecordOf,
  type TableName,
} from './tables.ts';
import { apply, type AppliedChange, type Change } from './changes.ts';
import { keysWith } from './indexes.ts';

/** A change before it is applied: the position of a dropped record is not known yet. */
type Step = Exclude<Change, readonly ['drop', ...unknown[]]> | readonly ['drop', ListName, object];

/**
 * The records of the file with the changes of one transaction, which nobody else sees until they are applied
 * together. It waits for nothing, so that a transaction takes one turn of the event loop.
 */
export class FileRows implements Transaction {
  readonly #data: StoredData;
  readonly #steps: Step[] = [];
  /** The changed records by table and key; `null` if removed. */
  readonly #changed = new Map<KeyedName, Map<string, object | null>>();

  constructor(data: StoredData) {
    this.#data = data;
  }

  async get<Name extends KeyedName>(table: Name, key: string): Promise<RecordOf<Name> | null> {
    return copied(this.#recordOf(table, key)) as RecordOf<Name> | null;
  }

  async find<Name extends TableName>(table: Name, where: Where<Name>, query: Query<Name> = {}) {
    return (await this.page(table, where, query)).rows;
  }

  async entries<Name extends KeyedName>(table: Name, where: Where<Name>, query: Query<Name> = {}) {
    return ordered(this.#matching(table, where), query).map(
      ([key, record]): [string, RecordOf<Name>] => [key, copied(record) as RecordOf<Name>],
    );
  }

  async page<Name extends TableName>(table: Name, where: Where<Name>, query: Query<Name>) {
    const found = this.#matching(table, where);
    const total = found.length;
    const rows = ordered(found, query).map(([, record]) => copied(record) as RecordOf<Name>);
    return { rows, total };
  }

  async count<Name extends TableName>(table: Name, where: Where<Name>): Promise<number> {
    return this.#matching(table, where).length;
  }

  async tally<Name extends TableName>(table: Name, field: string, where: Where<Name>) {
    const numbers = new Map<string, number>();
    for (const [, record] of this.#matching(table, where)) {
      const value = String(valueOf(record, field));
      numbers.set(value, (numbers.get(value) ?? 0) + 1);
    }
    return numbers;
  }

  // Transactions run one after the other: everything is locked.
  locked = this.get.bind(this);

  async lock(): Promise<void> {}

  async claim<Name extends KeyedName>(
    table: Name,
    where: Where<Name>,
    order: NonNullable<Query<Name>['order']>,
  ): Promise<RecordOf<Name> | null> {
    return (await this.find(table, where, { order, most: 1 }))[0] ?? null;
  }

  async insert<Name extends KeyedName>(table: Name, key: string, record: RecordOf<Name>) {
    if (this.#recordOf(table, key) || this.#isTaken(table, key, record)) return false;
    this.#set(table, key, copied(record));
    return true;
  }

  async put<Name extends KeyedName>(table: Name, key: string, record: RecordOf<Name>) {
    if (this.#isTaken(table, key, record)) throw new DuplicateEmail();
    this.#set(table, key, copied(record));
  }

  async add<Name extends ListName>(list: Name, record: RecordOf<Name>): Promise<boolean> {
    if (this.#isTaken(list, null, record)) return false;
    this.#steps.push(['add', list, copied(record)]);
    return true;
  }

  async remove(table: KeyedName, key: string): Promise<boolean> {
    if (!this.#recordOf(table, key)) return false;
    this.#set(table, key, null);
    if (table === 'users') this.#removeOwned(key);
    return true;
  }

  async removeWhere<Name extends KeyedName>(table: Name, where: Where<Name>): Promise<number> {
    const found = this.#matching(table, where);
    for (const [key] of found) this.#set(table, key, null);
    return found.length;
  }

  /** Applies the changes to the data. */
  apply(): AppliedChange[] {
    return this.#steps.map((step) => {
      const change: Change =
        step[0] === 'drop'
          ? ['drop', step[1], (this.#data[step[1]] as object[]).indexOf(step[2])]
          : step;
      return { line: JSON.stringify(change), undo: apply(this.#data, change) };
    });
  }

  /** Does what foreign keys do in a database. */
  #removeOwned(userId: string): void {
    for (const table of ownedTables) {
      const own = this.#matching(table, [['userId' as never, '=', userId]]);
      for (const [key, record] of own) {
        if (isList(table)) this.#steps.push(['drop', table, record]);
        else this.#set(table, key, null);
      }
    }
  }

  #set(table: KeyedName, key: string, record: object | null): void {
    const changed = this.#changed.get(table) ?? new Map<string, object | null>();
    this.#changed.set(table, changed.set(key, record));
    this.#steps.push(record ? ['put', table, key, record] : ['remove', table, key]);
  }

  /** The own property of a key, not an inherited one (`constructor`). */
  #recordOf(table: KeyedName, key: string): object | null {
    const changed = this.#changed.get(table)?.get(key);
    if (changed !== undefined) return changed;
    const stored: Record<string, object> = this.#data[table];
    return Object.hasOwn(stored, key) ? (stored[key] ?? null) : null;
  }

  #isTaken(table: TableName, key: string | null, record: object): boolean {
    return (tables[table].unique ?? []).some((fields) => {
      const same = fields.map((field) => [field, '=', valueOf(record, field)]);
      return this.#matching(table, same as never).some(([other]) => other !== key);
    });
  }

  /** The records that meet conditions, in order of insertion. */
  #matching<Name extends TableName>(table: Name, where: Where<Name>): [string, object][] {
    const matches = matching(where);
    const found: [string, object][] = [];
    if (isList(table)) {
      for (const record of this.#listed(table)) if (matches(record)) found.push(['', record]);
      return found;
    }
    for (const key of this.#keysFor(table as KeyedName, where as never)) {
      const record = this.#recordOf(table as KeyedName, key);
      if (record && matches(record)) found.push([key, record]);
    }
    return found;
  }

  #listed(list: ListName): Iterable<object> {
    const records = new Set<object>(this.#data[list]);
    for (const [what, name, record] of this.#steps) {
      if (name !== list) continue;
      if (what === 'add') records.add(record);
      else if (what === 'drop') records.delete(record);
    }
    return records;
  }

  /** The keys of the records that may meet conditions; fewer if there is an index for one of them. */
  #keysFor<Name extends KeyedName>(table: Name, where: Where<Name>): Iterable<string> {
    const keys = this.#indexed(table, where) ?? Object.keys(this.#data[table]);
    const changed = this.#changed.get(table);
    return changed ? new Set([...keys, ...changed.keys()]) : keys;
  }

  #indexed<Name extends KeyedName>(table: Name, where: Where<Name>): ReadonlySet<string> | null {
    for (const condition of where) {
      if ('any' in condition || 'text' in condition) continue;
      const [field, operator, value] = condition;
      const keys =
        typeof field === 'string' && operator === '=' && value !== null
          ? keysWith(this.#data, table, field, value)
          : null;
      if (keys) return keys;
    }
    return null;
  }
}
