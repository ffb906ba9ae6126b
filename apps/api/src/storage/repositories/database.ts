import type { Changes, Records } from '../changes.ts';

/** What a repository works on. */
export interface Database {
  /** The records as they are; copy one before returning it. */
  readonly data: Records;
  /**
   * Atomic changes: all of them or none; resolves when they are durable, and, where they erase, when no copy
   * holds what they took out.
   */
  mutate<Result>(
    change: (data: Records, changes: Changes) => Result,
    erases?: boolean,
  ): Promise<Result>;
}

/** A token may be revoked while the body of its request is still coming in: what it asks is then not done. */
export function mayAsk(data: Records, userId: string, tokenHash: string | undefined): boolean {
  return tokenHash === undefined || data.tokens[tokenHash]?.userId === userId;
}

/** The entry of this key, and nothing that every object has (`constructor`). */
export function entryOf<Entry>(
  entries: Readonly<Record<string, Entry>>,
  key: string,
): Entry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** A copy of what JSON can hold, as all records are; every call makes two, and `structuredClone` takes several times as long. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, copyOf(part)]),
  ) as Value;
}

/** A copy for the caller. */
export function copied<Entry>(entry: Entry | undefined | null): Entry | null {
  return copyOf(entry ?? null);
}

export function newestFirst(a: { createdAt: string }, b: { createdAt: string }): number {
  return b.createdAt.localeCompare(a.createdAt);
}
