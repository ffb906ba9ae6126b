import type { PageHandle } from '../data/page-handle.ts';

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
