import { createHash } from 'node:crypto';
import type { StoredData } from '../records.ts';
import type { StoreContents } from './store-location.ts';

/** The number of records of a kind, and the SHA-256 of all of them, hexadecimal. */
interface Sum {
  count: number;
  sha256: string;
}

/** By kind: `users`, `bookings`, `pictures`. */
export type Sums = Record<string, Sum>;

/** JSON with sorted keys, so that equal content gives equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function sumOf(entries: StoredData[keyof StoredData] | object): Sum {
  return { count: Object.keys(entries).length, sha256: sha256(canonical(entries)) };
}

/** Checksums of the contents, to compare with those of another location. */
export function sumsOf(contents: StoreContents): Promise<Sums> {
  return withSums(contents).sums();
}

/**
 * Wraps contents to record the hash of each picture as it is read, since pictures may be added or deleted
 * during a copy. @returns the contents, and the checksums of all that was read
 */
export function withSums(contents: StoreContents): {
  noted: StoreContents;
  sums: () => Promise<Sums>;
} {
  const hashes = new Map<string, string | null>();
  const picture = async (name: string) => {
    const content = await contents.picture(name);
    hashes.set(name, content && sha256(content));
    return content;
  };
  const sums = async () => {
    // Reads those that the copy did not read, so that the comparison reports them missing.
    for (const name of contents.pictures) if (!hashes.has(name)) await picture(name);
    const { schema: _version, ...kinds } = contents.data;
    const pictures = Object.fromEntries([...hashes].filter(([, hash]) => hash !== null));
    return Object.fromEntries(
      Object.entries({ ...kinds, pictures }).map(([kind, entries]) => [kind, sumOf(entries)]),
    );
  };
  return { noted: { ...contents, picture }, sums };
}

/** The kinds whose checksums differ. */
export function differences(a: Sums, b: Sums): string[] {
  return Object.keys({ ...a, ...b }).filter((kind) => a[kind]?.sha256 !== b[kind]?.sha256);
}

/** One line for each kind: name, count, hash. */
export function table(sums: Sums): string {
  return Object.entries(sums)
    .map(
      ([kind, { count, sha256: hash }]) =>
        `${kind.padEnd(16)} ${String(count).padStart(8)}  ${hash}`,
    )
    .join('\n');
}
