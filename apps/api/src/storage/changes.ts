import { exchanged } from './finding.ts';
import type { StoredData } from './records.ts';

/** Where records are under a key. */
type Table = {
  [Name in keyof StoredData]: StoredData[Name] extends Record<string, object>
    ? StoredData[Name] extends readonly unknown[]
      ? never
      : Name
    : never;
}[keyof StoredData];

/** Where records are in the order in which they came. */
type List = Exclude<keyof StoredData, Table | 'schema'>;

/** The data, read-only: what is changed without `Changes` would not be kept. */
export type Records = {
  readonly [Name in keyof StoredData]: StoredData[Name] extends readonly (infer Entry)[]
    ? readonly Readonly<Entry>[]
    : StoredData[Name] extends Record<string, infer Entry>
      ? Readonly<Record<string, Readonly<Entry>>>
      : StoredData[Name];
};

/** One change of one record, as it is in a journal. */
export type Change =
  | readonly ['put', Table, string, object]
  | readonly ['remove', Table, string]
  | readonly ['add', List, object]
  | readonly ['drop', List, number];

/** Makes a change, and gives what takes it back. */
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

/** Puts a record under a key, or takes away what is there; gives what brings that back. */
function exchange(
  data: StoredData,
  table: Table,
  key: string,
  record: object | undefined,
): () => void {
  const entries: Record<string, object> = data[table];
  const before = Object.hasOwn(entries, key) ? entries[key] : undefined;
  const replace = (stored: object | undefined, instead: object | undefined) => {
    exchanged(data, table, key, stored, instead);
    if (instead === undefined) delete entries[key];
    else entries[key] = instead;
  };
  replace(before, record);
  return () => replace(record, before);
}

/** A change that was made: its line, and what takes it back. */
export interface Made {
  line: string;
  undo: () => void;
}

/** Takes changes back, the last one first. */
export function takeBack(made: readonly Made[]): void {
  for (const { undo } of made.toReversed()) undo();
}

/** Changes records, each at once, and remembers what was done. A record is replaced, never changed in its place. */
export class Changes {
  readonly made: Made[] = [];
  readonly #data: StoredData;

  constructor(data: StoredData) {
    this.#data = data;
  }

  /** What is done where it is done to its end; otherwise everything is as before. */
  whole<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      takeBack(this.made);
      throw error;
    }
  }

  put<Name extends Table>(table: Name, key: string, record: StoredData[Name][string]): void {
    this.#make(['put', table, key, record]);
  }

  remove(table: Table, key: string): void {
    if (Object.hasOwn(this.#data[table], key)) this.#make(['remove', table, key]);
  }

  /** Removes the records that match. */
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

  /** Takes the records that match out of a list. */
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
    this.made.push({ line, undo: apply(this.#data, change) });
  }
}
