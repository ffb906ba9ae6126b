import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './article-card.css.ts';

export interface ArticleMosaicProps extends HTMLAttributes<HTMLDivElement> {
  /** A FeaturedArticle. */
  featured?: ReactNode;
  /** ArticleCards next to it and VideoCards below; on a phone one row that scrolls sideways. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One large article with small ones next to it and videos below: four columns on a desktop, two on a tablet. On a phone
 * the small ones are a row that scrolls sideways.
 */
export function ArticleMosaic({ featured, className, children, ...rest }: ArticleMosaicProps) {
  return (
    <div {...rest} className={clsx(styles.mosaic, className)} data-part="article-mosaic">
      {featured}
      <div className={styles.others}>{children}</div>
    </div>
  );
}
