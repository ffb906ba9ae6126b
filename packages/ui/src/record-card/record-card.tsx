import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { DateLeaf } from '../date-leaf/index.ts';
import { Heading } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './record-card.css.ts';

export interface RecordCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title: the name of a ceremony or the subject of a request. */
  title: ReactNode;
  /** Address of the page of its subject. Omitted: the title is no link. */
  href?: string;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Status: a Badge or StatusBadge. */
  status?: ReactNode;
  /** Its date, YYYY-MM-DD, shown as a DateLeaf. Give the date in the facts too. */
  date?: string;
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  /** Its facts (a DescriptionList), what happens next, what can be done with it. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A record of the visitor with a status: a booking, a request. */
export function RecordCard({
  title,
  href,
  headingLevel = 3,
  status,
  date,
  as: Element = 'article',
  className,
  children,
  ref,
  ...rest
}: RecordCardProps) {
  return (
    <Element
      {...rest}
      // The three elements have the same handlers and attributes.
      ref={ref as Ref<never>}
      className={clsx(styles.root, className)}
      data-part="record-card"
    >
      <div className={date === undefined ? styles.plain : styles.dated}>
        {date !== undefined && <DateLeaf date={date} className={styles.leaf} />}
        <div className={styles.head}>
          <Heading level={headingLevel} size="h4" className={styles.title}>
            {href === undefined ? title : <Link href={href}>{title}</Link>}
          </Heading>
          {status}
        </div>
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </div>
    </Element>
  );
}
