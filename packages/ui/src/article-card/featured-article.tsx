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
