import { pathIn } from '@jyoti/contract';
import type { PageHandle } from '../../data/page-handle.ts';
import { optional, publicLoader } from '../../data/public-data.ts';
import { useWords } from '../../words/index.ts';
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
  title: ({ language }) => useHomeWords.of(language).title,
  structuredData: ({ language }, origin) => [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: useWords.of(language).siteName,
      url: `${origin}${pathIn(language, '/')}`,
      inLanguage: language,
    },
  ],
};
