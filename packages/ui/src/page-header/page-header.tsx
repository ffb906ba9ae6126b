import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Divider, Heading, Text } from '../layout/index.ts';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The one heading of level 1. */
  title: ReactNode;
  /** The opening sentence: the main statement of the page. */
  description?: ReactNode;
  /** Which of the two is large: of a report, the sentence that it comes to. @default "title" */
  emphasis?: 'title' | 'description';
  /** Content above the heading: Breadcrumbs, a link back. */
  above?: ReactNode;
  /** Below the sentence, in muted letters: the person, the date, the place. */
  meta?: ReactNode;
  /** Actions for the whole page: Save, Print. They are not printed. */
  actions?: ReactNode;
  /** @default "start" */
  align?: 'start' | 'center';
  /** Additional content: a notice, a Spinner. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The heading of a page, its opening sentence, and actions for the whole page. */
export function PageHeader({
  title,
  description,
  emphasis = 'title',
  above,
  meta,
  actions,
  align = 'start',
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)} data-part="page-header">
      <div className={clsx(styles.words, align === 'center' && styles.centred)}>
        {above}
        {emphasis === 'title' ? (
          <>
            <Heading level={1}>{title}</Heading>
            <Divider length="short" />
          </>
        ) : (
          <h1 className={styles.smallTitle}>{title}</h1>
        )}
        {description && <p className={styles.description[emphasis]}>{description}</p>}
        {meta && <Text tone="muted">{meta}</Text>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** @deprecated Use PageHeader with a `description`. */
export const PageTitle = ({ children, ...rest }: PageHeaderProps) => (
  <PageHeader {...rest} description={children} />
);

interface ReportTitleProps extends Omit<PageHeaderProps, 'description' | 'meta' | 'emphasis'> {
  sentence?: ReactNode;
  detail?: ReactNode;
}

/** @deprecated Use PageHeader with `emphasis="description"`. */
export const ReportTitle = ({ sentence, detail, ...rest }: ReportTitleProps) => (
  <PageHeader {...rest} emphasis="description" description={sentence} meta={detail} />
);
