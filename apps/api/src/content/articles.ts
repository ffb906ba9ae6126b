import type { Article, ArticlePage, Block } from '@jyoti/contract';
import type { Piece } from './collection.ts';
import { contentMessages } from '../messages.generated/content.ts';
import type { StoredArticle } from './stored.ts';

/**
 * Reading speed in words per minute: the lower end for English prose, since the subject is new to many
 * readers.
 */
const wordsPerMinute = 200;

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flat();
    default:
      return [block.text];
  }
}

/** Number of words in headings, paragraphs, lists, quotes and tables. */
export function wordCount({ sections }: Pick<StoredArticle, 'sections'>): number {
  return sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** An article for its page. */
export function articlePage({ key: slug, entry, language }: Piece<StoredArticle>): ArticlePage {
  const minutes = Math.max(1, Math.round(wordCount(entry) / wordsPerMinute));
  const readTime = contentMessages[language].readTime({ minutes });
  return { ...entry, id: slug, slug, url: `/blog/${slug}`, readTime };
}

/** An article for a card. */
export function articleCard({ sections: _sections, links: _links, ...card }: ArticlePage): Article {
  return card;
}

export function newestFirst(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** The five articles of the home page: the featured one, then the newest guides and horoscopes. */
export function homeArticles(articles: readonly Article[]): Article[] {
  const featured = articles.find((article) => article.featured) ?? articles[0];
  const cards = articles
    .filter((article) => article !== featured && article.category !== 'moon-phases')
    .slice(0, 4);
  return featured ? [featured, ...cards] : [];
}
