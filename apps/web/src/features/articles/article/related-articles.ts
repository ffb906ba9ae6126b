import type { Article } from '@jyoti/contract';

/** Up to three other articles: those of the same category first, newest first within each. */
export function relatedArticles(
  article: Pick<Article, 'slug' | 'category'>,
  all: readonly Article[],
): Article[] {
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted(
      (a, b) =>
        Number(b.category === article.category) - Number(a.category === article.category) ||
        b.date.localeCompare(a.date),
    )
    .slice(0, 3);
}
