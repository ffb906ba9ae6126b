const none: readonly string[] = [];

/** An index from a property of records to their keys, in order of insertion; without records where it is `null`. */
export class Grouping<Entry> {
  readonly #propertyOf: (record: Entry) => string | null;
  readonly #keys = new Map<string, readonly string[]>();

  constructor(
    records: Readonly<Record<string, Entry>>,
    propertyOf: (record: Entry) => string | null,
  ) {
    this.#propertyOf = propertyOf;
    for (const [key, record] of Object.entries(records)) this.#enter(propertyOf(record), key);
  }

  keysOf(value: string): readonly string[] {
    return this.#keys.get(value) ?? none;
  }

  /** Updates the index for the record of a key; `undefined` if there is none. */
  update(key: string, before: Entry | undefined, after: Entry | undefined): void {
    const from = before ? this.#propertyOf(before) : null;
    const to = after ? this.#propertyOf(after) : null;
    if (from === to) return;
    if (from !== null) this.#leave(from, key);
    this.#enter(to, key);
  }

  #enter(value: string | null, key: string): void {
    if (value === null) return;
    const keys = this.#keys.get(value);
    this.#keys.set(value, keys ? [...keys, key] : [key]);
  }

  #leave(value: string, key: string): void {
    const keys = this.keysOf(value).filter((other) => other !== key);
    if (keys.length > 0) this.#keys.set(value, keys);
    else this.#keys.delete(value);
  }
}
