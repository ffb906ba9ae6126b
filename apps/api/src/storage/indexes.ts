import type { StoredData } from './records.ts';
import { isList, reader, tableNames, tables, type KeyedName } from './tables.ts';

const none: ReadonlySet<string> = new Set();

/** An index from a field of records to their keys, in order of insertion; without records where it is `null`. */
class Index {
  readonly #valueOf: (record: object) => unknown;
  readonly #keys = new Map<unknown, Set<string>>();

  constructor(field: string, records: Readonly<Record<string, object>>) {
    this.#valueOf = reader(field);
    for (const [key, record] of Object.entries(records)) this.update(key, undefined, record);
  }

  keysOf(value: unknown): ReadonlySet<string> {
    return this.#keys.get(value) ?? none;
  }

  update(key: string, before: object | undefined, after: object | undefined): void {
    const from = before ? this.#valueOf(before) : null;
    const to = after ? this.#valueOf(after) : null;
    if (from === to) return;
    const keys = this.#keys.get(from);
    if (keys?.delete(key) && keys.size === 0) this.#keys.delete(from);
    if (to !== null) this.#keys.set(to, (this.#keys.get(to) ?? new Set()).add(key));
  }
}

/** Fields by which records are found without a scan, because that is frequent. */
function indexedFields(table: KeyedName): string[] {
  const { columns, unique = [] } = tables[table];
  const first = unique.flatMap(([field]) => field ?? []);
  return columns.filter((field) => field === 'userId' || first.includes(field));
}

type Indexes = Record<string, Record<string, Index>>;

const known = new WeakMap<object, Indexes>();

/** The indexes by table and field. Created on first use; `updateIndexes` keeps them up to date. */
function indexesOf(data: StoredData): Indexes {
  const before = known.get(data);
  if (before) return before;
  const indexes: Indexes = {};
  for (const name of tableNames) {
    if (isList(name)) continue;
    const fields = indexedFields(name).map((field) => [field, new Index(field, data[name])]);
    indexes[name] = Object.fromEntries(fields) as Record<string, Index>;
  }
  known.set(data, indexes);
  return indexes;
}

/** The keys of the records with a value in a field, in order of insertion; `null` without an index. */
export function keysWith(
  data: StoredData,
  table: KeyedName,
  field: string,
  value: unknown,
): ReadonlySet<string> | null {
  return indexesOf(data)[table]?.[field]?.keysOf(value) ?? null;
}

/** Must be called before every record is stored under a key. */
export function updateIndexes(
  data: StoredData,
  table: string,
  key: string,
  before: object | undefined,
  after: object | undefined,
): void {
  for (const index of Object.values(known.get(data)?.[table] ?? {})) {
    index.update(key, before, after);
  }
}
