import type { PageHandle } from '../../data/page-handle.ts';
import { optional, publicLoader } from '../../data/public-data.ts';
import { useHomeWords } from './words.ts';

export { HomePage as Component, HomeWithoutContent as ErrorBoundary } from './home-page.tsx';

export const loader = publicLoader(async (calls) => {
  const [home, sky, articles] = await Promise.all([
    calls.home(),
    optional(calls.skyToday(), null),
    optional(calls.articles(), null),
  ]);
  return { home, sky, articles };
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
