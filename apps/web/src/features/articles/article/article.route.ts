import type { Article, ArticlePage } from '@jyoti/contract';
import { optional, publicLoader } from '../../../platform/data/public-data.ts';
import { sharePictureFile } from '../../../platform/data/share-picture.ts';
import { contentHandle } from '../../content/content-handle.ts';
import { articleMessages } from '../../../messages.generated/article.ts';

export { ArticlePage as Component } from './article-page.tsx';

export const loader = publicLoader(async (calls, { params }) => {
  const [article, articles] = await Promise.all([
    calls('GET /api/articles/:key', { path: { key: params['slug'] ?? '' } }),
    optional<Article[], Article[]>(calls('GET /api/articles'), []),
  ]);
  return { article, articles };
});

export const handle = contentHandle(articleMessages, {
  title: ({ article }: { article: ArticlePage }) => article.title,
  description: ({ article }) => article.excerpt,
  picture: ({ article }) => `share-${article.category}`,
  trail: ({ article }, { blog }) => [
    { label: blog, href: '/blog' },
    { label: article.title, href: article.url },
  ],
  structuredData: (
    { article: { title, excerpt, author, date, url, category } },
    absoluteUrlOf,
    language,
  ) => ({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: 'Jyoti' },
    datePublished: date,
    image: new URL(sharePictureFile(`share-${category}`, language), absoluteUrlOf('/')).href,
    mainEntityOfPage: absoluteUrlOf(url),
  }),
});
