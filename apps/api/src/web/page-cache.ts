import type { Prepared } from '../http/prepared.ts';

/** How long a page is given again, milliseconds: the sky on the home page is that of the minute. */
const freshness = 60_000;
/** Most pages that are cached: more than there are public ones. */
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
 * Rendered pages that are the same for everybody, for a minute or until content changes. Who asks has no part in them:
 * a page is rendered from its address and the public content alone.
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

  /** @param edition what was current when the rendering began */
  put(key: string, cached: CachedPage, edition: object): void {
    this.#entries.delete(key); // to the end of the map's order
    this.#entries.set(key, { ...cached, edition, until: this.#now() + freshness });
    if (this.#entries.size > mostPages) {
      const eldest = this.#entries.keys().next();
      if (!eldest.done) this.#entries.delete(eldest.value);
    }
  }
}
