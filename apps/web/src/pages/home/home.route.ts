import type { PageHandle } from '../../data/page-handle.ts';
import { optional, publicLoader } from '../../data/public-data.ts';
import { CARDS } from './cards.ts';
import { useHomeWords } from './words.ts';

export { HomePage as Component, HomeWithoutContent as ErrorBoundary } from './home-page.tsx';

/** As many as have their dots on one line on a phone; the about page shows all. */
const TESTIMONIALS = 7;

/** What the page shows, because its data are in the HTML as well. */
export const loader = publicLoader(async (calls) => {
  const [home, sky, articles] = await Promise.all([
    calls('GET /api/home'),
    optional(calls('GET /api/sky/today'), null),
    optional(calls('GET /api/articles'), null),
  ]);
  const ofKinds = Object.values(
    Object.groupBy(articles ?? home.articles, ({ category }) => category),
  );
  return {
    home: { ...home, testimonials: home.testimonials.slice(0, TESTIMONIALS) },
    sky,
    articles: ofKinds.flatMap((ofKind) => ofKind.slice(0, CARDS)),
  };
});

export const handle: PageHandle = {
  title: (_site, { language }) => useHomeWords.of(language).title,
  structuredData: ({ siteName }, _page, absoluteUrlOf) => [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: absoluteUrlOf('/'),
    },
  ],
};
