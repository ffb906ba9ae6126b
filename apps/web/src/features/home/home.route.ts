import type { PageHandle } from '../../platform/data/page-handle.ts';
import { optional, publicLoader } from '../../platform/data/public-data.ts';
import { homeSections } from './home-content.ts';
import { homeMessages } from '../../messages.generated/home.ts';

export { HomePage as Component, HomeWithoutContent as ErrorBoundary } from './home-page.tsx';

export const loader = publicLoader(async (calls) => {
  const [{ slides, trustIndicators }, sky, sections] = await Promise.all([
    calls('GET /api/home'),
    optional(calls('GET /api/sky/today'), null),
    homeSections.load(calls),
  ]);
  return { slides, trustIndicators, sky, sections };
});

export const handle: PageHandle = {
  title: (_site, { language }) => homeMessages[language].title,
  structuredData: ({ siteName }, _page, absoluteUrlOf) => [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: absoluteUrlOf('/'),
    },
  ],
};
