import type { Article, ArticlePage, Block, Language } from '@jyoti/contract';
import type { Piece } from './collection.ts';
import type { StoredArticle } from './stored.ts';

/** Reading speed, words a minute: the lower end for English prose, since the matter is new to many. */
const wordsPerMinute = 200;

const readTimes: Readonly<Record<Language, (minutes: number) => string>> = {
  en: (minutes) => `${minutes} min read`,
  hi: (minutes) => `${minutes} मिनट में पढ़ें`,
};

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

/** Words that a reader reads: headings, paragraphs, lists, quotes and tables. */
export function wordCount({ sections }: Pick<StoredArticle, 'sections'>): number {
  return sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** An article as its page shows it. */
export function articlePage({ key: slug, entry, language }: Piece<StoredArticle>): ArticlePage {
  const minutes = Math.max(1, Math.round(wordCount(entry) / wordsPerMinute));
  const readTime = readTimes[language](minutes);
  return { ...entry, id: slug, slug, url: `/blog/${slug}`, readTime };
}

/** An article as its card shows it. */
export function articleCard({ sections: _sections, links: _links, ...card }: ArticlePage): Article {
  return card;
}

export function newestFirst(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** The home page's five: the featured one, then the newest guides and horoscopes. */
export function homeArticles(articles: readonly Article[]): Article[] {
  const featured = articles.find((article) => article.featured) ?? articles[0];
  const cards = articles
    .filter((article) => article !== featured && article.category !== 'moon-phases')
    .slice(0, 4);
  return featured ? [featured, ...cards] : [];
}
