import type { Prepared } from '../http/prepared.ts';

/** Lifetime of a cached page, in milliseconds: the sky on the home page is that of the minute. */
const freshness = 60_000;
/** Maximum cached pages: more than there are public ones. */
const mostPages = 300;

/** A rendered page. */
export interface CachedPage {
  status: number;
  page: Prepared;
}

interface Entry extends CachedPage {
  edition: object;
  until: number;
}

/**
 * Caches pages that are the same for every visitor, for a minute or until content changes. Nothing of the
 * visitor enters: a page is rendered only from its URL and public content.
 */
export class PageCache {
  readonly #edition: () => object;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();

  constructor(edition: () => object, now: () => number) {
    this.#edition = edition;
    this.#now = now;
  }

  find(key: string): CachedPage | null {
    const entry = this.#entries.get(key);
    const isFresh = entry?.edition === this.#edition() && entry.until > this.#now();
    return isFresh ? entry : null;
  }

  /** @param edition the content edition when rendering began */
  put(key: string, cached: CachedPage, edition: object): void {
    this.#entries.delete(key); // moves it to the end of the map's order
    this.#entries.set(key, { ...cached, edition, until: this.#now() + freshness });
    if (this.#entries.size > mostPages) {
      const eldest = this.#entries.keys().next();
      if (!eldest.done) this.#entries.delete(eldest.value);
    }
  }
}
