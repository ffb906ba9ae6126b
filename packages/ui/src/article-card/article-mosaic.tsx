import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './article-card.css.ts';

export interface ArticleMosaicProps extends HTMLAttributes<HTMLDivElement> {
  /** One FeaturedArticle, ArticleCards beside it, VideoCards below, as direct children. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One large article with small ones beside it and videos below: one column on a phone, two on a tablet, four on a desktop. */
export function ArticleMosaic({ className, ...rest }: ArticleMosaicProps) {
  return <div {...rest} className={clsx(styles.mosaic, className)} data-part="article-mosaic" />;
}
