import type { Article, Video } from '@jyoti/contract';
import { CoverArt } from '@jyoti/ui/cover-art';
import { Heading, Text } from '@jyoti/ui/layout';
import { Anchor, ButtonLink } from '@jyoti/ui/link';
import { writtenNumber } from '@jyoti/ui/num';
import { coverOf } from './cover-of.ts';
import * as styles from './insight-cards.css.ts';
import { useShowcaseWords } from './words.ts';

interface CoverProps {
  id: string;
  image: string;
  video?: boolean;
}

/** The picture of a piece, or a cover that its id draws. */
export function Cover({ id, image, video = false }: CoverProps) {
  const subject = coverOf(id, image);
  if (subject === null) return <img src={image} alt="" loading="lazy" className={styles.picture} />;
  return <CoverArt seed={id} video={video} {...(subject && { subject })} />;
}

/** What stands over the title of an article: its kind and how long it takes. */
function Facts({ article }: { article: Article }) {
  const { insights: words } = useShowcaseWords();
  const { category, readTime, comments, likes } = article;
  const facts = [
    words.categories[category],
    readTime,
    comments !== undefined && words.comments(writtenNumber(comments)),
    likes !== undefined && words.likes(writtenNumber(likes)),
  ];
  return (
    <Text size="caption" tone="muted">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}

/** The article that the section opens with. */
export function FeaturedArticle({ article }: { article: Article }) {
  const { insights: words } = useShowcaseWords();
  return (
    <article className={styles.featured}>
      <Cover id={article.id} image={article.image} />
      <div className={styles.featuredWords}>
        <Facts article={article} />
        <Heading level={3}>{article.title}</Heading>
        <Text tone="muted">{article.excerpt}</Text>
        <ButtonLink href={article.url} aria-label={`${words.readFull}: ${article.title}`}>
          {words.readFull}
        </ButtonLink>
      </div>
    </article>
  );
}

/** An article in few words. All of it leads to the article. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <article className={styles.piece}>
      <div className={styles.cover}>
        <Cover id={article.id} image={article.image} />
      </div>
      <div className={styles.pieceWords}>
        <Facts article={article} />
        <Heading level={3} size="h4">
          <Anchor href={article.url} className={styles.whole}>
            {article.title}
          </Anchor>
        </Heading>
      </div>
    </article>
  );
}

/** A video: its cover with the length on it, its title, how often it was seen. */
export function VideoCard({ video }: { video: Video }) {
  const { insights: words } = useShowcaseWords();
  return (
    <article className={`${styles.piece} ${styles.video}`}>
      <div className={styles.cover}>
        <Cover id={video.id} image={video.thumbnail} video />
        <span className={styles.duration} aria-hidden="true">
          {video.duration}
        </span>
      </div>
      <div className={styles.pieceWords}>
        <Text size="caption" tone="muted">
          {[words.video, words.views(writtenNumber(video.views))].join(' · ')}
        </Text>
        <Heading level={3} size="h4">
          <Anchor href={video.url} className={styles.whole}>
            {video.title}
          </Anchor>
        </Heading>
        <Text size="caption" tone="muted" className={styles.length}>
          {words.duration(video.duration)}
        </Text>
      </div>
    </article>
  );
}
