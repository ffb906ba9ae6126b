import { clsx } from 'clsx';
import { createElement, type ReactNode, type ReactElement } from 'react';
import { CoverArt } from '../cover-art/index.ts';
import { Heading, Text } from '../layout/index.ts';
import { ButtonLink } from '../link/index.ts';
import * as styles from './article-card.css.ts';
import type { ArticleCardProps } from './article-card.tsx';
import { ArticleFacts } from './article-facts.tsx';

export interface FeaturedArticleProps extends ArticleCardProps {
  /** One or two sentences of it. */
  excerpt: ReactNode;
  /** Words of the button: "Read full article". */
  actionLabel: string;
}

/**
 * The article that a list opens with: large cover, excerpt and a button. In a wide place the cover is next to the
 * words.
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
}: FeaturedArticleProps): ReactElement {
  return createElement(
    as,
    { ...rest, className: clsx(styles.featured, className), 'data-part': 'featured-article' },
    <div className={styles.featuredContent}>
      <CoverArt {...cover} className={styles.featuredCover} />
      <div className={styles.featuredWords}>
        <ArticleFacts facts={facts} />
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
    </div>,
  );
}
