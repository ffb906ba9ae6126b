import type { Language } from '@jyoti/contract';
import { useWords } from '../words/index.ts';

/** The page asked for, and what its loader answered; no data where the loader failed or there is none. */
export interface PageFacts<Data = unknown> {
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
  data: Data | undefined;
}

/** What a route says of its page for the document's head. */
export interface PageHandle<Data = unknown> {
  /** The document's title. */
  title(page: PageFacts<Data>): string;
  /** One sentence for search engines and shared links; the site's own where a page has none. */
  description?(page: PageFacts<Data>): string | undefined;
  /** The picture of a shared link, a path of this site; the site's own where a page has none. */
  picture?(page: PageFacts<Data>): string;
  /** schema.org objects for search engines; `origin` as in `https://jyoti.example`. */
  structuredData?(page: PageFacts<Data>, origin: string): object[];
  /** True where search engines should not index the page. */
  hidden?: boolean;
}

/** Words of the head of a page. */
interface HeadWords {
  title: string;
  description?: string;
}

/**
 * The head of a page whose title and sentence are always the same; the title ends with the site's name.
 * @param wordsIn the page's words in a language
 */
export function titled(wordsIn: (language: Language) => HeadWords): PageHandle {
  return {
    title: ({ language }) => `${wordsIn(language).title} · ${useWords.of(language).siteName}`,
    description: ({ language }) => wordsIn(language).description,
  };
}
