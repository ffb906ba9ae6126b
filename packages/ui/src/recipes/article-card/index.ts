export {
  ArticleCard,
  type ArticleCardProps,
  type ArticleCover,
  ArticleMosaic,
  type ArticleMosaicProps,
  FeaturedArticle,
  type FeaturedArticleProps,
  VideoCard,
} from './article-card.tsx';
