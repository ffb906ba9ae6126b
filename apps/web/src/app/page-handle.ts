import type { Words } from '../words/en.ts';

/** What a route says of its page. */
export interface PageHandle {
  /** The document's title. */
  title: (words: Words) => string;
}

/** A page titled with its own name and the site's. */
export function titled(name: (words: Words) => string): PageHandle {
  return { title: (words) => `${name(words)} · ${words.siteName}` };
}
