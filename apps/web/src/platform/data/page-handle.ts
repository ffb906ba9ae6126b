import type { Language } from '@jyoti/contract';
import type { FrameMessages } from '../../messages.generated/frame.ts';

/**
 * The location, its language, and the loader's data; no data if the loader failed or there is none.
 */
export interface PageFacts<Data = unknown> {
  params: Readonly<Record<string, string | undefined>>;
  data: Data | undefined;
  language: Language;
}

/** A route's metadata for the document's head. */
export interface PageHandle<Data = unknown> {
  /** The document's title. */
  title(words: FrameMessages, page: PageFacts<Data>): string;
  /** One sentence for search engines and shared links. @default that of the site */
  description?(words: FrameMessages, page: PageFacts<Data>): string | undefined;
  /** Name of the preview picture for shared links. @default that of the site */
  picture?(page: PageFacts<Data>): string;
  /** schema.org objects for search engines; `absoluteUrlOf` gives the URL of a path in the page’s language. */
  structuredData?(words: FrameMessages, page: PageFacts<Data>, absoluteUrlOf: (path: string) => string): object[];
  /** Whether search engines should not index the page. */
  hidden?: boolean;
}

/**
 * The head of a page whose title and sentence depend on the language alone; the title ends with the site's name.
 * @param all the page's messages in all languages
 */
export function pageHandle(
  all: Readonly<Record<Language, { title: string; description?: string }>>,
): PageHandle {
  return {
    title: ({ siteName }, { language }) => `${all[language].title} · ${siteName}`,
    description: (_words, { language }) => all[language].description,
  };
}
