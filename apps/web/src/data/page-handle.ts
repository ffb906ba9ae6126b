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
  description?(words: Words, page: PageFacts<Data>): string;
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
    ...(description !== undefined && { description: () => description }),
  };
}

interface ContentHead<Data> {
  /** The title, without the site's name. */
  title: (data: Data) => string;
  description: (data: Data) => string;
  picture?: (data: Data) => string;
  /** The way down from the home page, the page itself last. */
  trail: (data: Data) => readonly { label: string; href: string }[];
  /** What the page is to schema.org, besides its place in the site. */
  structuredData?: (data: Data, origin: string) => object;
}

/** The head of a page about what its loader answered; the site's own head where there is no answer. */
export function contentHandle<Data>(head: ContentHead<Data>): PageHandle<Data> {
  return {
    title: ({ siteName }, { data }) => (data ? `${head.title(data)} · ${siteName}` : siteName),
    description: (words, { data }) => (data ? head.description(data) : words.siteDescription),
    picture: ({ data }) => (data && head.picture?.(data)) ?? '/pictures/share.png',
    structuredData: ({ data }, origin) => {
      if (!data) return [];
      const steps = [{ label: 'Home', href: '/' }, ...head.trail(data)];
      const breadcrumbs = {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: `${origin}${href}`,
        })),
      };
      return head.structuredData ? [head.structuredData(data, origin), breadcrumbs] : [breadcrumbs];
    },
  };
}
