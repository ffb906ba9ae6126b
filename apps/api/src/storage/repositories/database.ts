import type { Changes, Records } from '../changes.ts';

/** Data and changes for a repository. */
export interface Database {
  /** The live records; copy a record before returning it. */
  readonly data: Records;
  /**
   * Applies changes atomically; resolves when they are durable.
   * @param erases whether the removed data must also leave every file, within a minute
   */
  mutate<Result>(
    change: (data: Records, changes: Changes) => Result,
    erases?: boolean,
  ): Promise<Result>;
}

/**
 * Whether the token of a request is still valid: it may be revoked while the request body is still arriving,
 * and the request must then have no effect.
 */
export function isTokenValid(
  data: Records,
  userId: string,
  tokenHash: string | undefined,
): boolean {
  return tokenHash === undefined || data.tokens[tokenHash]?.userId === userId;
}

/** The own property of this key, not an inherited one (`constructor`). */
export function entryOf<Entry>(
  entries: Readonly<Record<string, Entry>>,
  key: string,
): Entry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/**
 * Copies JSON data, such as any record. Every call makes two copies, and `structuredClone` takes several
 * times as long.
 */
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
