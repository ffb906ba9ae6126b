import type { PageHandle } from '../../app/page-handle.ts';
import { articleCall, articlesCall } from '../../app/public-calls.ts';
import { breadcrumbList } from '../../reading/structured-data.ts';
import { sharePictureOf } from './share-picture.ts';
import { en } from './words.en.ts';

export { ArticlePage as Component } from './article-page.tsx';

export const handle: PageHandle = {
  title: (words, { params, known }) => {
    const title = known.answerOf(articleCall(params['slug'] ?? ''))?.title;
    return title === undefined ? words.siteName : `${title} · ${words.siteName}`;
  },
  description: (words, { params, known }) =>
    known.answerOf(articleCall(params['slug'] ?? ''))?.excerpt ?? words.siteDescription,
  needs: ({ slug = '' }) => [articleCall(slug), articlesCall],
  picture: ({ params, known }) => {
    const article = known.answerOf(articleCall(params['slug'] ?? ''));
    return article ? sharePictureOf(article.category) : '/pictures/share.png';
  },
  structuredData: ({ params, known }, origin) => {
    const article = known.answerOf(articleCall(params['slug'] ?? ''));
    if (!article) return [];
    const { title, excerpt, author, date, url, category } = article;
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
