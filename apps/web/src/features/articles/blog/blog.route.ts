import type { Article } from '@jyoti/contract';
import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { optional, publicLoader } from '../../../platform/data/public-data.ts';
import { blogMessages } from '../../../messages.generated/blog.ts';

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
  ...pageHandle(blogMessages),
  structuredData: (_site, { data, language }, absoluteUrlOf) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: blogMessages[language].heading,
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
