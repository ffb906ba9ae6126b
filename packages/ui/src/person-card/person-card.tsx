import { clsx } from 'clsx';
import {
  createElement,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type ReactElement,
} from 'react';
import { Avatar } from '../avatar/index.ts';
import { Heading, Text } from '../layout/index.ts';
import * as styles from './person-card.css.ts';

export interface PersonCardProps extends HTMLAttributes<HTMLElement> {
  name: string;
  /** Job title: "Head of research". */
  jobTitle: string;
  /** Address of a portrait. @default a portrait generated from the name */
  src?: string;
  /** A muted line at the end: credentials, years of experience. */
  note?: ReactNode;
  /** The element it is. @default "div" */
  as?: 'article' | 'li' | 'div';
  /** Level of the name in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** One or two sentences about them. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A member of a team: portrait, name, job title and a few words. */
export function PersonCard({
  name,
  jobTitle,
  src,
  note,
  as = 'div',
  headingLevel = 3,
  className,
  children,
  ...rest
}: PersonCardProps): ReactElement {
  return createElement(
    as,
    { ...rest, className: clsx(styles.root, className), 'data-part': 'person-card' },
    <div className={styles.content}>
      <Avatar name={name} {...(src && { src })} shape="arch" size="large" decorative />
      <div className={styles.words}>
        <Heading level={headingLevel} size="h4">
          {name}
        </Heading>
        <Text size="small" weight="strong">
          {jobTitle}
        </Text>
        {children !== undefined && <Text size="small">{children}</Text>}
        {note !== undefined && (
          <Text size="caption" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </div>,
  );
}
