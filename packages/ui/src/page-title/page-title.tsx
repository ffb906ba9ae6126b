import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Divider, Heading } from '../layout/index.ts';
import * as styles from './page-title.css.ts';

export interface PageTitleProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The one heading of level 1. */
  title: ReactNode;
  /** The opening sentence: the main statement of the page. */
  children?: ReactNode;
  /** Content above the heading: Breadcrumbs. */
  above?: ReactNode;
  /** Actions for the whole page: Save, Print. They are not printed. */
  actions?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The heading of a page, its opening sentence, and actions for the whole page. */
export function PageTitle({ title, above, actions, className, children, ...rest }: PageTitleProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)} data-part="page-title">
      <div className={styles.words}>
        {above}
        <Heading level={1}>{title}</Heading>
        <Divider length="short" />
        {children !== undefined && <p className={styles.lead}>{children}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
