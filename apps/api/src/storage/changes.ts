import { updateIndexes } from './finding.ts';
import type { StoredData } from './records.ts';

/** Names of tables with records by key. */
type Table = {
  [Name in keyof StoredData]: StoredData[Name] extends Record<string, object>
    ? StoredData[Name] extends readonly unknown[]
      ? never
      : Name
    : never;
}[keyof StoredData];

/** Names of lists of records in order of insertion. */
type List = Exclude<keyof StoredData, Table | 'schema'>;

/** The data, read-only: a change that bypasses `Changes` would not be saved. */
export type Records = {
  readonly [Name in keyof StoredData]: StoredData[Name] extends readonly (infer Entry)[]
    ? readonly Readonly<Entry>[]
    : StoredData[Name] extends Record<string, infer Entry>
      ? Readonly<Record<string, Readonly<Entry>>>
      : StoredData[Name];
};

/** A change of one record, as in the journal. */
export type Change =
  | readonly ['put', Table, string, object]
  | readonly ['remove', Table, string]
  | readonly ['add', List, object]
  | readonly ['drop', List, number];

/** Applies a change. @returns a function that reverts it */
export function apply(data: StoredData, change: Change): () => void {
  switch (change[0]) {
    case 'put':
      return exchange(data, change[1], change[2], change[3]);
    case 'remove':
      return exchange(data, change[1], change[2], undefined);
    case 'add': {
      const list = data[change[1]] as object[];
      list.push(change[2]);
      return () => list.pop();
    }
    case 'drop': {
      const [, name, index] = change;
      const list = data[name] as object[];
      const dropped = list.splice(index, 1);
      return () => list.splice(index, 0, ...dropped);
    }
  }
}

/** Sets or deletes the record of a key. @returns a function that reverts it */
function exchange(
  data: StoredData,
  table: Table,
  key: string,
  record: object | undefined,
): () => void {
  const entries: Record<string, object> = data[table];
  const before = Object.hasOwn(entries, key) ? entries[key] : undefined;
  const replace = (stored: object | undefined, instead: object | undefined) => {
    updateIndexes(data, table, key, stored, instead);
    if (instead === undefined) delete entries[key];
    else entries[key] = instead;
  };
  replace(before, record);
  return () => replace(record, before);
}

/** An applied change: its journal line, and the function that reverts it. */
export interface AppliedChange {
  line: string;
  undo: () => void;
}

/** Reverts changes, the last one first. */
export function revert(applied: readonly AppliedChange[]): void {
  for (const { undo } of applied.toReversed()) undo();
}

/** Applies changes immediately and records them. A record is replaced, never mutated. */
export class Changes {
  readonly applied: AppliedChange[] = [];
  readonly #data: StoredData;

  constructor(data: StoredData) {
    this.#data = data;
  }

  /** Runs work as a transaction: if it throws, its changes are reverted. */
  transaction<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      revert(this.applied);
      throw error;
    }
  }

  put<Name extends Table>(table: Name, key: string, record: StoredData[Name][string]): void {
    this.#make(['put', table, key, record]);
  }

  remove(table: Table, key: string): void {
    if (Object.hasOwn(this.#data[table], key)) this.#make(['remove', table, key]);
  }

  /** Removes matching records. */
  removeWhere<Name extends Table>(
    table: Name,
    matches: (record: StoredData[Name][string], key: string) => boolean,
  ): void {
    const entries = this.#data[table] as Record<string, StoredData[Name][string]>;
    for (const key of Object.keys(entries)) {
      const entry = entries[key];
      if (entry !== undefined && matches(entry, key)) this.#make(['remove', table, key]);
    }
  }

  add<Name extends List>(list: Name, record: StoredData[Name][number]): void {
    this.#make(['add', list, record]);
  }

  /** Removes matching records from a list. */
  dropWhere<Name extends List>(
    list: Name,
    matches: (record: StoredData[Name][number]) => boolean,
  ): void {
    const records = this.#data[list] as StoredData[Name][number][];
    for (let index = records.length - 1; index >= 0; index -= 1) {
      const record = records[index];
      if (record !== undefined && matches(record)) this.#make(['drop', list, index]);
    }
  }

  #make(change: Change): void {
    const line = JSON.stringify(change);
    this.applied.push({ line, undo: apply(this.#data, change) });
  }
}
