import { languages, type Language } from '@jyoti/contract';

/** Content and the languages that it is in. */
export interface Written<Value> {
  value: Value;
  languages: Language[];
}

/** One entry of a collection, with the language that it was found in. */
export interface Piece<Entry> {
  key: string;
  entry: Entry;
  language: Language;
}

/**
 * Entries by key in every language. A missing translation falls back to the English entry, marked as English.
 */
export class Collection<Entry> {
  readonly #entries: ReadonlyMap<Language, ReadonlyMap<string, Entry>>;

  constructor(entries: ReadonlyMap<Language, ReadonlyMap<string, Entry>>) {
    this.#entries = entries;
  }

  one(key: string, language: Language): Piece<Entry> | null {
    for (const candidate of [language, 'en'] as const) {
      const entry = this.#entries.get(candidate)?.get(key);
      if (entry !== undefined) return { key, entry, language: candidate };
    }
    return null;
  }

  /** In the order of the English entries. */
  all(language: Language): Piece<Entry>[] {
    const keys = new Set([...this.#keys('en'), ...this.#keys(language)]);
    return [...keys].flatMap((key) => this.one(key, language) ?? []);
  }

  /** Maps every entry to another. */
  map<Other>(change: (piece: Piece<Entry>) => Other): Collection<Other> {
    const changed = [...this.#entries].map(([language, entries]) => {
      const others = [...entries].map(([key, entry]) => {
        return [key, change({ key, entry, language })] as const;
      });
      return [language, new Map(others)] as const;
    });
    return new Collection(new Map(changed));
  }

  /** How many entries of a language fall back to English. */
  untranslated(language: Language): number {
    return this.all(language).filter((piece) => piece.language !== language).length;
  }

  #keys(language: Language): Iterable<string> {
    return this.#entries.get(language)?.keys() ?? [];
  }
}

/** The languages of several pieces together; for no pieces, the requested language. */
export function languagesTogether(used: readonly Language[], requested: Language): Language[] {
  return used.length === 0 ? [requested] : languages.filter((language) => used.includes(language));
}
