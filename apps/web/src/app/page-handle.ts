import type { Words } from '../words/en.ts';
import type { PublicCall } from './public-calls.ts';
import type { KnownAnswers } from './public-data.tsx';

/** The page asked for, and what is known by now. */
export interface PageFacts {
  params: Record<string, string | undefined>;
  known: KnownAnswers;
}

/** What a route says of its page: to the document's head, and to the server that renders it. */
export interface PageHandle {
  /** The document's title. */
  title: (words: Words, page: PageFacts) => string;
  /** One sentence for search engines and shared links; the site's own where a page has none. */
  description?: (words: Words, page: PageFacts) => string;
  /** The public calls whose answers the page shows: the server sends them along with its HTML. */
  needs?: (params: PageFacts['params'], search: URLSearchParams) => PublicCall<unknown>[];
  /** The picture of a shared link, a path of this site; the site's own where a page has none. */
  picture?: (page: PageFacts) => string;
  /** schema.org objects for search engines; `origin` as in `https://jyoti.example`. */
  structuredData?: (page: PageFacts, origin: string) => object[];
  /** True where no search engine should keep the page. */
  hidden?: boolean;
}

/** A page titled with its own name and the site's. */
export function titled(name: (words: Words, page: PageFacts) => string): PageHandle {
  return { title: (words, page) => `${name(words, page)} · ${words.siteName}` };
}
