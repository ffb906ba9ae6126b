import { clsx } from 'clsx';
import { createElement, type ReactElement } from 'react';
import { CoverArt } from '../cover-art/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Heading, Text } from '../layout/index.ts';
import { Anchor } from '../link/index.ts';
import * as styles from './article-card.css.ts';
import { articleCardStrings } from '../messages.generated/en/components/ArticleCard.ts';
import type { ArticleCardProps } from './article-card.tsx';
import { ArticleFacts } from './article-facts.tsx';

export interface VideoCardProps extends ArticleCardProps {
  /** Its length as it is written: "12:40". */
  duration: string;
}

/** A video in a list: cover with its length, facts and title. The whole card is the link. */
export function VideoCard({
  title,
  href,
  cover,
  facts = [],
  duration,
  as = 'article',
  headingLevel = 3,
  className,
  ...rest
}: VideoCardProps): ReactElement {
  const strings = useStrings(articleCardStrings);
  return createElement(
    as,
    { ...rest, className: clsx(styles.video, className), 'data-part': 'video-card' },
    <div className={styles.content}>
      <div className={styles.cover}>
        <CoverArt {...cover} video />
        <span className={styles.duration} aria-hidden="true">
          {duration}
        </span>
      </div>
      <div className={styles.words}>
        <ArticleFacts facts={[strings.video, ...facts]} />
        <Heading level={headingLevel} size="h4">
          <Anchor href={href} className={styles.wholeCard}>
            {title}
          </Anchor>
        </Heading>
        <Text size="caption" tone="muted" className={styles.length}>
          {strings.length({ duration })}
        </Text>
      </div>
    </div>,
  );
}
