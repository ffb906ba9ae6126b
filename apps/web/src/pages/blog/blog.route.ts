import type { Article } from '@jyoti/contract';
import { titled, type PageHandle } from '../../data/page-handle.ts';
import { optional, publicLoader } from '../../data/public-data.ts';
import { en } from './words.en.ts';

export { BlogPage as Component } from './blog-page.tsx';

/** The articles, and the home page's content, which holds the videos. */
export const loader = publicLoader(async (calls) => {
  const [articles, home] = await Promise.all([calls.articles(), optional(calls.home(), null)]);
  return { articles, videos: home?.videos ?? [] };
});

export const handle: PageHandle<{ articles: Article[] }> = {
  ...titled(en.title, en.description),
  structuredData: ({ data }, origin) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: en.heading,
      url: `${origin}/blog`,
      blogPost: (data?.articles ?? []).map(({ title, url, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: `${origin}${url}`,
        datePublished: date,
      })),
    },
  ],
};
