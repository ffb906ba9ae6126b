import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Divider, Heading, Text } from '../layout/index.ts';
import * as styles from './section-head.css.ts';

export interface SectionHeadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode;
  /** Id of the heading, for the `aria-labelledby` of its section. */
  headingId?: string;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** A Badge that applies to the whole section: "Sample data". */
  badge?: ReactNode;
  /** An action for the section, at the end of the line: a link to all of its items. */
  action?: ReactNode;
  /** Margin below: `section` before the content of a section, `none` if a Stack sets the gap. @default "section" */
  space?: 'section' | 'none';
  /** One sentence below the title. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The heading of a section with its ruled divider, a badge, one sentence and one action. */
export function SectionHead({
  title,
  headingId,
  headingLevel = 2,
  badge,
  action,
  space = 'section',
  className,
  children,
  ...rest
}: SectionHeadProps) {
  return (
    <div {...rest} className={clsx(styles.root({ space }), className)} data-part="section-head">
      <div className={styles.words}>
        <Heading level={headingLevel} id={headingId}>
          {title}
        </Heading>
        <div className={styles.rule}>
          <Divider length="short" />
          {badge}
        </div>
        {children !== undefined && <Text tone="muted">{children}</Text>}
      </div>
      {action}
    </div>
  );
}
