import type { PageHandle } from '../../app/page-handle.ts';
import { articlesCall, homeCall } from '../../app/public-calls.ts';
import { en } from './words.en.ts';

export { BlogPage as Component } from './blog-page.tsx';

export const handle: PageHandle = {
  title: (words) => `${en.title} · ${words.siteName}`,
  description: () => en.description,
  needs: () => [articlesCall, homeCall],
  structuredData: ({ known }, origin) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: en.heading,
      url: `${origin}/blog`,
      blogPost: (known.answerOf(articlesCall) ?? []).map(({ title, url, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: `${origin}${url}`,
        datePublished: date,
      })),
    },
  ],
};
