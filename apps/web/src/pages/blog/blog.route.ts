import type { Article } from '@jyoti/contract';
import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { optional, publicLoader } from '../../data/public-data.ts';
import { useBlogWords } from './words.ts';

export { BlogPage as Component } from './blog-page.tsx';

/** The articles, and the home page's content, which includes the videos. */
export const loader = publicLoader(async (calls) => {
  const [articles, home] = await Promise.all([
    calls('GET /api/articles'),
    optional(calls('GET /api/home'), null),
  ]);
  return { articles, videos: home?.videos ?? [] };
});

export const handle: PageHandle<{ articles: Article[] }> = {
  ...pageHandle(useBlogWords.of),
  structuredData: (_site, { data, language }, absoluteUrlOf) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: useBlogWords.of(language).heading,
      url: absoluteUrlOf('/blog'),
      blogPost: (data?.articles ?? []).map(({ title, url, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: absoluteUrlOf(url),
        datePublished: date,
      })),
    },
  ],
};
