import type { Words } from '../words/en.ts';

/** The page asked for, and what its loader answered; no data where the loader failed or there is none. */
export interface PageFacts<Data = unknown> {
  params: Readonly<Record<string, string | undefined>>;
  data: Data | undefined;
}

/** What a route says of its page for the document's head. */
export interface PageHandle<Data = unknown> {
  /** The document's title. */
  title(words: Words, page: PageFacts<Data>): string;
  /** One sentence for search engines and shared links; the site's own where a page has none. */
  description?(words: Words, page: PageFacts<Data>): string | undefined;
  /** The picture of a shared link, a path of this site; the site's own where a page has none. */
  picture?(page: PageFacts<Data>): string;
  /** schema.org objects for search engines; `origin` as in `https://jyoti.example`. */
  structuredData?(page: PageFacts<Data>, origin: string): object[];
  /** True where search engines should not index the page. */
  hidden?: boolean;
}

/** The head of a page whose title and sentence are always the same; the title ends with the site's name. */
export function titled(title: string, description?: string): PageHandle {
  return {
    title: (words) => `${title} · ${words.siteName}`,
    description: () => description,
  };
}
