import type { Article, ArticlePage } from '@jyoti/contract';
import type { PageHandle } from '../../data/page-handle.ts';
import { optional, publicLoader } from '../../data/public-data.ts';
import { breadcrumbList } from '../../reading/structured-data.ts';
import { sharePictureOf } from './share-picture.ts';
import { en } from './words.en.ts';

export { ArticlePage as Component } from './article-page.tsx';

export const loader = publicLoader(async (calls, { params }) => {
  const [article, articles] = await Promise.all([
    calls.article(params['slug'] ?? ''),
    optional<Article[], Article[]>(calls.articles(), []),
  ]);
  return { article, articles };
});

export const handle: PageHandle<{ article: ArticlePage }> = {
  title: (words, { data }) => (data ? `${data.article.title} · ${words.siteName}` : words.siteName),
  description: (words, { data }) => data?.article.excerpt ?? words.siteDescription,
  picture: ({ data }) => (data ? sharePictureOf(data.article.category) : '/pictures/share.png'),
  structuredData: ({ data }, origin) => {
    if (!data) return [];
    const { title, excerpt, author, date, url, category } = data.article;
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: excerpt,
        author: { '@type': 'Organization', name: author },
        publisher: { '@type': 'Organization', name: 'Jyoti' },
        datePublished: date,
        image: `${origin}${sharePictureOf(category)}`,
        mainEntityOfPage: `${origin}${url}`,
      },
      breadcrumbList(
        [
          { label: 'Home', href: '/' },
          { label: en.blog, href: '/blog' },
          { label: title, href: url },
        ],
        origin,
      ),
    ];
  },
};
