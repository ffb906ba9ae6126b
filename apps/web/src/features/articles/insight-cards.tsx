import type { Article, Video } from '@jyoti/contract';
import {
  ArticleCard as KitArticleCard,
  FeaturedArticle as KitFeaturedArticle,
} from '@jyoti/ui/recipes/article-card';
import { writtenNumber } from '@jyoti/ui/num';
import { coverOf } from './cover-of.ts';
import { showcaseMessages } from '../../messages.generated/showcase.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Title, URL, cover and facts of an article, in the shape of the kit's cards. */
function useArticle({ id, title, url, image, category, readTime, comments, likes }: Article) {
  const { insights: words } = useMessages(showcaseMessages);
  const facts = [
    words.categories[category],
    readTime,
    comments !== undefined && words.comments({ count: writtenNumber(comments) }),
    likes !== undefined && words.likes({ count: writtenNumber(likes) }),
  ];
  return {
    title,
    href: url,
    cover: coverOf(id, image),
    facts: facts.filter((fact) => typeof fact === 'string'),
  };
}

/** The featured article of a list. */
export function FeaturedArticle({ article }: { article: Article }) {
  const { insights: words } = useMessages(showcaseMessages);
  return (
    <KitFeaturedArticle
      {...useArticle(article)}
      excerpt={article.excerpt}
      actionLabel={words.readFull}
    />
  );
}

/** An article in a list. */
export function ArticleCard({ article }: { article: Article }) {
  return <KitArticleCard {...useArticle(article)} />;
}

/** A video in a list, with its number of views. */
export function VideoCard({ video }: { video: Video }) {
  const { insights: words } = useMessages(showcaseMessages);
  const { id, title, url, thumbnail, duration, views } = video;
  return (
    <KitArticleCard
      title={title}
      href={url}
      cover={coverOf(id, thumbnail)}
      duration={duration}
      facts={[words.views({ count: writtenNumber(views) })]}
    />
  );
}
