import type { Language } from '@jyoti/contract';
import type { PageHandle } from '../../platform/data/page-handle.ts';

interface ContentHead<Data, Words> {
  /** The title, without the site's name. */
  title: (data: Data, words: Words) => string;
  description: (data: Data, words: Words, language: Language) => string;
  /** Name of the preview picture for shared links. */
  picture?: (data: Data) => string;
  /** Breadcrumbs from the home page, the page itself last. */
  trail: (data: Data, words: Words) => readonly { label: string; href: string }[];
  /** The page's schema.org objects besides its breadcrumbs. */
  structuredData?: (
    data: Data,
    absoluteUrlOf: (path: string) => string,
    language: Language,
  ) => object;
}

/**
 * The head of a page from its loader's data; the site's own head if there are none.
 * @param all the page's messages in all languages
 */
export function contentHandle<Data, Words>(
  all: Readonly<Record<Language, Words>>,
  head: ContentHead<Data, Words>,
): PageHandle<Data> {
  return {
    title: ({ siteName }, { data, language }) =>
      data ? `${head.title(data, all[language])} · ${siteName}` : siteName,
    description: (words, { data, language }) =>
      data ? head.description(data, all[language], language) : words.siteDescription,
    picture: ({ data }) => (data && head.picture?.(data)) ?? 'share',
    structuredData: ({ home }, { data, language }, absoluteUrlOf) => {
      if (!data) return [];
      const steps = [{ label: home, href: '/' }, ...head.trail(data, all[language])];
      const breadcrumbs = {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: absoluteUrlOf(href),
        })),
      };
      return head.structuredData
        ? [head.structuredData(data, absoluteUrlOf, language), breadcrumbs]
        : [breadcrumbs];
    },
  };
}
