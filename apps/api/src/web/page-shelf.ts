import type { Prepared } from '../http/prepared.ts';

/** How long a page is given again, milliseconds: the sky on the home page is that of the minute. */
const freshness = 60_000;
/** Most pages that are kept: more than there are public ones in all languages. */
const mostPages = 300;

interface Kept {
  page: Prepared;
  edition: object;
  until: number;
}

/**
 * Rendered pages that are the same for everybody, for a minute or until content changes. Who asks has no part in them:
 * a page is rendered from its address and the public content alone.
 */
export class PageShelf {
  readonly #edition: () => object;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();

  constructor(edition: () => object, now: () => number) {
    this.#edition = edition;
    this.#now = now;
  }

  /** Whether a page of this address may be kept: one with a query may be somebody's own. */
  keeps(url: string): boolean {
    return /^\/[^?]{0,200}$/.test(url);
  }

  find(url: string): Prepared | null {
    const kept = this.#kept.get(url);
    return kept && kept.edition === this.#edition() && kept.until > this.#now() ? kept.page : null;
  }

  /** @param edition what was current when the rendering began */
  put(url: string, page: Prepared, edition: object): void {
    this.#kept.delete(url); // to the end of the map's order
    this.#kept.set(url, { page, edition, until: this.#now() + freshness });
    if (this.#kept.size > mostPages) {
      const eldest = this.#kept.keys().next();
      if (!eldest.done) this.#kept.delete(eldest.value);
    }
  }
}
