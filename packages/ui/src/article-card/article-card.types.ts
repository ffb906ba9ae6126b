import type { CoverArtProps } from '../cover-art/index.ts';

/** A picture by its address, or a drawing that the seed decides: `{ seed: article.id }`. */
export type ArticleCover = Pick<CoverArtProps, 'seed' | 'src' | 'subject'>;
