const none: readonly string[] = [];

/** An index from a property of records to their keys, in order of insertion. */
export class Grouping<Entry> {
  readonly #said: (record: Entry) => string;
  readonly #keys = new Map<string, readonly string[]>();

  constructor(records: Readonly<Record<string, Entry>>, said: (record: Entry) => string) {
    this.#said = said;
    for (const [key, record] of Object.entries(records)) this.#enter(said(record), key);
  }

  keysOf(said: string): readonly string[] {
    return this.#keys.get(said) ?? none;
  }

  /** Updates the index for the record of a key; `undefined` if there is none. */
  exchanged(key: string, before: Entry | undefined, after: Entry | undefined): void {
    const from = before && this.#said(before);
    const to = after && this.#said(after);
    if (from === to) return;
    if (from !== undefined) this.#leave(from, key);
    if (to !== undefined) this.#enter(to, key);
  }

  #enter(said: string, key: string): void {
    const keys = this.#keys.get(said);
    this.#keys.set(said, keys ? [...keys, key] : [key]);
  }

  #leave(said: string, key: string): void {
    const keys = this.keysOf(said).filter((other) => other !== key);
    if (keys.length > 0) this.#keys.set(said, keys);
    else this.#keys.delete(said);
  }
}
