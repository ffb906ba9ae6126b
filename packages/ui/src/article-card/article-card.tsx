import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type Ref, type ReactElement } from 'react';
import { CoverArt } from '../cover-art/index.ts';
import { Heading } from '../layout/index.ts';
import { Anchor } from '../link/index.ts';
import * as styles from './article-card.css.ts';
import type { ArticleCover } from './article-card.types.ts';
import { ArticleFacts } from './article-facts.tsx';

export interface ArticleCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  title: string;
  href: string;
  cover: ArticleCover;
  /** Above the title: "Guides", "5 min read", "48 comments". @default none */
  facts?: readonly string[];
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLElement>;
}

/** An article in a list: cover, facts and title. The whole card is the link. */
export function ArticleCard({
  title,
  href,
  cover,
  facts = [],
  as = 'article',
  headingLevel = 3,
  className,
  ...rest
}: ArticleCardProps): ReactElement {
  return createElement(
    as,
    { ...rest, className: clsx(styles.article, className), 'data-part': 'article-card' },
    <div className={styles.content}>
      <div className={styles.cover}>
        <CoverArt {...cover} />
      </div>
      <div className={styles.words}>
        <ArticleFacts facts={facts} />
        <Heading level={headingLevel} size="h4">
          <Anchor href={href} className={styles.wholeCard}>
            {title}
          </Anchor>
        </Heading>
      </div>
    </div>,
  );
}
