import type { Article, Video } from '@jyoti/contract';

/** What the blog can be narrowed to, in the order of its tabs. */
export const kinds = ['all', 'horoscopes', 'guides', 'videos', 'moon-phases'] as const;
export type Kind = (typeof kinds)[number];

/** The kind that an address asks for; everything where it names none that there is. */
export function kindOf(search: URLSearchParams): Kind {
  return kinds.find((kind) => kind === search.get('category')) ?? 'all';
}

/** Where a kind stands. */
export const addressOf = (kind: Kind) => (kind === 'all' ? '/blog' : `/blog?category=${kind}`);

/** What of the blog is of a kind. */
export function ofKind<Of extends Pick<Article, 'category'>, Seen extends Pick<Video, 'id'>>(
  kind: Kind,
  articles: readonly Of[],
  videos: readonly Seen[],
): { articles: readonly Of[]; videos: readonly Seen[] } {
  if (kind === 'all') return { articles, videos };
  if (kind === 'videos') return { articles: [], videos };
  return { articles: articles.filter(({ category }) => category === kind), videos: [] };
}
