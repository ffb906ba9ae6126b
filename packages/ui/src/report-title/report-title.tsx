import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Text } from '../layout/index.ts';
import * as styles from './report-title.css.ts';

export interface ReportSentenceProps extends HTMLAttributes<HTMLParagraphElement> {
  /**
   * `large` as the main statement of the page; `regular` below a score that is. @default "large"
   */
  size?: 'large' | 'regular';
  /** @default "start" */
  align?: 'start' | 'center';
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** The main statement of a report, in one sentence. */
export function ReportSentence({
  size = 'large',
  align = 'start',
  className,
  ...rest
}: ReportSentenceProps) {
  return (
    <p
      {...rest}
      className={clsx(styles.sentenceOf[size], align === 'center' && styles.centred, className)}
      data-part="report-sentence"
    />
  );
}

export interface ReportTitleProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading of level 1, in small letters: the kind of report. */
  title: ReactNode;
  /** The main statement of a report, in one sentence at the top of the page. */
  sentence?: ReactNode;
  /** The person: name, date, place. */
  detail?: ReactNode;
  /** @default "start" */
  align?: 'start' | 'center';
  /** Additional content of the opening: a notice, a Spinner. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The opening of a report: a small title, its main statement, and the person. */
export function ReportTitle({
  title,
  sentence,
  detail,
  align = 'start',
  className,
  children,
  ...rest
}: ReportTitleProps) {
  return (
    <header
      {...rest}
      className={clsx(styles.root, align === 'center' && styles.centred, className)}
      data-part="report-title"
    >
      <h1 className={styles.title}>{title}</h1>
      {sentence && <ReportSentence align={align}>{sentence}</ReportSentence>}
      {detail && <Text tone="muted">{detail}</Text>}
      {children}
    </header>
  );
}
