import type { Article } from '@jyoti/contract';

/** The picture of a shared link to an article of a category: 1200 by 630, made by `scripts/share-pictures`. */
export const sharePictureOf = (category: Article['category']) => `/pictures/share-${category}.png`;
