import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { CardTitle } from '../../card/card-title.tsx';
import { Card } from '../../card/index.ts';
import { CoverArt, type CoverArtProps } from '../../cover-art/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Heading, Text } from '../../layout/index.ts';
import { ButtonLink } from '../../link/index.ts';
import * as styles from './article-card.css.ts';
import { articleCardStrings } from '../../messages.generated/en/components/ArticleCard.ts';

/** A picture by its URL, or a drawing determined by the seed: `{ seed: article.id }`. */
export type ArticleCover = Pick<CoverArtProps, 'seed' | 'src' | 'subject'>;

export interface ArticleCardProps extends CardRecipeProps {
  /** Title of the article, which is its link. */
  title: string;
  /** Address of the article. */
  href: string;
  /** Picture or drawing above the title. */
  cover: ArticleCover;
  /** Above the title: "Guides", "5 min read", "48 comments". @default none */
  facts?: readonly string[];
  /** Of a video: its length as it is written, "12:40". The cover has a play sign. */
  duration?: string;
}

/** Short facts in one muted line: kind, reading time, number of comments. */
function Facts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <Text size="caption" tone="muted">
      {facts.join(' · ')}
    </Text>
  );
}

/** An article or a video in a list: cover, facts and title. The whole card is the link. */
export function ArticleCard({
  title,
  href,
  cover,
  facts = [],
  duration,
  as = 'article',
  headingLevel = 3,
  className,
  ...rest
}: ArticleCardProps) {
  const strings = useStrings(articleCardStrings);
  const isVideo = duration !== undefined;
  return (
    <Card
      data-part="article-card"
      {...rest}
      as={as}
      variant="plain"
      className={clsx(styles.article, isVideo && styles.video, className)}
    >
      <div className={styles.content}>
        <div className={styles.cover}>
          <CoverArt {...cover} video={isVideo} />
          {isVideo && (
            <span className={styles.duration} aria-hidden="true">
              {duration}
            </span>
          )}
        </div>
        <div className={styles.words}>
          <Facts facts={isVideo ? [strings.video, ...facts] : facts} />
          <CardTitle level={headingLevel} href={href}>
            {title}
          </CardTitle>
          {isVideo && (
            <Text size="caption" tone="muted" className={styles.length}>
              {strings.length({ duration })}
            </Text>
          )}
        </div>
      </div>
    </Card>
  );
}

/** @deprecated Use ArticleCard with `duration`. */
export const VideoCard: typeof ArticleCard = ArticleCard;

export interface FeaturedArticleProps extends Omit<ArticleCardProps, 'duration'> {
  /** One or two sentences of it. */
  excerpt: ReactNode;
  /** Label of the button: "Read full article". */
  actionLabel: string;
}

/**
 * The first article of a list: large cover, excerpt and a button. In a wide container the cover is
 * next to the text.
 */
export function FeaturedArticle({
  title,
  href,
  cover,
  facts = [],
  excerpt,
  actionLabel,
  as = 'article',
  headingLevel = 3,
  className,
  ...rest
}: FeaturedArticleProps) {
  return (
    <Card
      data-part="featured-article"
      {...rest}
      as={as}
      padding="none"
      className={clsx(styles.featured, className)}
    >
      <div className={styles.featuredContent}>
        <CoverArt {...cover} className={styles.featuredCover} />
        <div className={styles.featuredWords}>
          <Facts facts={facts} />
          <Heading level={headingLevel} size="h3">
            {title}
          </Heading>
          <Text tone="muted" className={styles.excerpt}>
            {excerpt}
          </Text>
          <ButtonLink href={href} aria-label={`${actionLabel}: ${title}`}>
            {actionLabel}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

export interface ArticleMosaicProps extends HTMLAttributes<HTMLDivElement> {
  /** A FeaturedArticle. */
  featured?: ReactNode;
  /** ArticleCards: articles next to it and videos below; on a phone one row that scrolls sideways. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One large article with small ones next to it and videos below: four columns on a desktop, two on a tablet. */
export function ArticleMosaic({ featured, className, children, ...rest }: ArticleMosaicProps) {
  return (
    <div {...rest} className={clsx(styles.mosaic, className)} data-part="article-mosaic">
      {featured}
      <div className={styles.others}>{children}</div>
    </div>
  );
}
