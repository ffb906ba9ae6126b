import { clsx } from 'clsx';
import { type HTMLAttributes, type LiHTMLAttributes, type ReactNode, type Ref } from 'react';
import { gapOf } from '../layout/containers/responsive.ts';
import * as layout from '../layout/layout.css.ts';
import type { Responsive, Space } from '../layout/layout.types.ts';
import * as styles from './list.css.ts';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /** Whether the order of the items matters: an `ol` instead of a `ul`. @default false */
  ordered?: boolean;
  /**
   * `divided`: a hairline between the items. `steps`: numbers joined by a line, for an `ordered` list.
   * `inline`: short items in one muted line with a tick between them.
   * @default "plain"
   */
  variant?: 'plain' | 'divided' | 'steps' | 'inline';
  /** Space between the items. @default "x2", "x3" if divided, "x4" between steps, "x1" between lines of an inline list */
  gap?: Responsive<Space>;
  /** ListItems, or `li` elements. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

const GAPS = { plain: 'x2', divided: 'x3', steps: 'x4', inline: 'x1' } as const;

/** A list without markers, which assistive technology still announces as a list. */
export function List({
  ordered = false,
  variant = 'plain',
  gap,
  className,
  style,
  ref,
  ...rest
}: ListProps) {
  const Element = (ordered ? 'ol' : 'ul') as 'ul';
  const space = gapOf(gap ?? GAPS[variant], GAPS[variant]);
  return (
    // Safari drops the role of a list without markers unless it is explicit.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <Element
      role="list"
      {...rest}
      ref={ref as Ref<HTMLUListElement>}
      className={clsx(
        space.className,
        styles.list[variant],
        variant === 'divided' && layout.divided,
        className,
      )}
      style={{ ...space.style, ...style }}
      data-part="list"
    />
  );
}

export interface ListItemProps extends LiHTMLAttributes<HTMLLIElement> {
  /** Before the content: a date, an icon, an Avatar. Those of one list share a column. */
  leading?: ReactNode;
  /** The content: its title, in a list of things with a page a Link. */
  children: ReactNode;
  /** A note below the content. */
  detail?: ReactNode;
  /** At the end of the line, or below if there is no room: a small Button whose name includes the item. */
  trailing?: ReactNode;
  /** Where `leading` is next to the content. @default "baseline" */
  align?: 'baseline' | 'start' | 'center';
  ref?: Ref<HTMLLIElement>;
}

/** One item of a List, or of a Grid that is a list. */
export function ListItem({
  leading,
  detail,
  trailing,
  align = 'baseline',
  className,
  children,
  ...rest
}: ListItemProps) {
  return (
    <li
      {...rest}
      className={clsx(styles.item, styles.align[align], className)}
      data-part="list-item"
    >
      {leading && <div className={styles.leading}>{leading}</div>}
      <div className={clsx(styles.body, !leading && styles.bodyAlone)}>
        <div className={styles.content}>
          {children}
          {detail && <div className={styles.detail}>{detail}</div>}
        </div>
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
    </li>
  );
}

/** @deprecated Use List. */
export const PlainList = ({ divided, ...rest }: ListProps & { divided?: boolean }) => (
  <List {...rest} variant={divided ? 'divided' : 'plain'} />
);

/** @deprecated Use List. */
export const RowList = (props: ListProps) => <List {...props} variant="divided" />;

/** @deprecated Use ListItem. */
export const Row = ({ action, ...rest }: ListItemProps & { action?: ReactNode }) => (
  <ListItem {...rest} trailing={action} />
);
