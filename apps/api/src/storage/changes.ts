import type { StoredData } from './records.ts';
import type { KeyedName, ListName } from './tables.ts';
import { updateIndexes } from './indexes.ts';

/** A change of one record, as in the journal. */
export type Change =
  | readonly ['put', KeyedName, string, object]
  | readonly ['remove', KeyedName, string]
  | readonly ['add', ListName, object]
  | readonly ['drop', ListName, number];

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
  table: KeyedName,
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
