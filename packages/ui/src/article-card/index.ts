export { ArticleCard, type ArticleCardProps } from './article-card.tsx';
export type { ArticleCover } from './article-card.types.ts';
export { ArticleMosaic, type ArticleMosaicProps } from './article-mosaic.tsx';
export { FeaturedArticle, type FeaturedArticleProps } from './featured-article.tsx';
export { VideoCard, type VideoCardProps } from './video-card.tsx';
