import type { CoverArtProps } from '../cover-art/index.ts';

/** A picture by its URL, or a drawing determined by the seed: `{ seed: article.id }`. */
export type ArticleCover = Pick<CoverArtProps, 'seed' | 'src' | 'subject'>;
