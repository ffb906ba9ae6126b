import { pathIn, type Language } from '@jyoti/contract';
import type { PageHandle } from '../data/page-handle.ts';
import { useWords } from '../words/index.ts';
import { useReadingWords } from './words.ts';

interface ContentHead<Data> {
  /** The title, without the site's name. */
  title: (data: Data, language: Language) => string;
  description: (data: Data, language: Language) => string;
  picture?: (data: Data) => string;
  /** The way down from the home page, the page itself last. */
  trail: (data: Data, language: Language) => readonly { label: string; href: string }[];
  /** What the page is to schema.org, besides its place in the site. @param at the address of a page, by its path */
  structuredData?: (data: Data, at: (path: string) => string, origin: string) => object;
}

/** The head of a page about what its loader answered; the site's own head where there is no answer. */
export function contentHandle<Data>(head: ContentHead<Data>): PageHandle<Data> {
  return {
    title: ({ language, data }) => {
      const { siteName } = useWords.of(language);
      return data ? `${head.title(data, language)} · ${siteName}` : siteName;
    },
    description: ({ language, data }) => data && head.description(data, language),
    picture: ({ data }) => (data && head.picture?.(data)) ?? '/pictures/share.png',
    structuredData: ({ language, data }, origin) => {
      if (!data) return [];
      const at = (path: string) => `${origin}${pathIn(language, path)}`;
      const home = { label: useReadingWords.of(language).home, href: '/' };
      const breadcrumbs = {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [home, ...head.trail(data, language)].map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: at(href),
        })),
      };
      return head.structuredData
        ? [head.structuredData(data, at, origin), breadcrumbs]
        : [breadcrumbs];
    },
  };
}
