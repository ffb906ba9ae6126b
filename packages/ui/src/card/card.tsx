import { clsx } from 'clsx';
import {
  createElement,
  useId,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { CardTitle } from './card-title.tsx';
import * as styles from './card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /**
   * The HTML element: `article` for self-contained content, `li` in a list of cards, `section` for a
   * part of the page. With a `title`, an `article` and a `section` are named by it.
   * @default "div"
   */
  as?: 'div' | 'article' | 'li' | 'section';
  /** `folio`: ruled twice, for the one thing that a screen is about. `plain`: no box. @default "outlined" */
  variant?: 'outlined' | 'folio' | 'plain';
  /**
   * Padding between the border and the content: 16 px, from a tablet up 24 px. `none` for content
   * that extends to the edge (a table, a picture).
   * @default "regular"
   */
  padding?: 'none' | 'regular';
  /** A picture, drawing, avatar or date. */
  media?: ReactNode;
  /**
   * `header`: next to the title. `start`: next to all of the content. Both are above it if there is
   * too little space. `top`: above it, from edge to edge.
   * @default "header"
   */
  mediaPosition?: 'header' | 'start' | 'top';
  /** A short muted line above the title: what kind of thing it is. */
  eyebrow?: ReactNode;
  /** The heading of the card; without one it has no heading. */
  title?: ReactNode;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Address of the page of the card: the title is a link, and the whole card is its target. */
  href?: string | undefined;
  /** At the end of the title's line: a badge. */
  aside?: ReactNode;
  /** Short facts below the title, muted. */
  meta?: ReactNode;
  /** Buttons and links at the bottom of the card, aligned in a row of cards. */
  actions?: ReactNode;
  /** The last line of the card, aligned in a row of cards. */
  footer?: ReactNode;
  /** The content between the header and the actions. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

const isGiven = (node: ReactNode) => node !== undefined && node !== null && node !== false;

/** Related content on a ground with a thin border: media, header, content, actions, each optional. */
export function Card({
  as = 'div',
  variant = 'outlined',
  padding = 'regular',
  media,
  mediaPosition = 'header',
  eyebrow,
  title,
  headingLevel = 3,
  href,
  aside,
  meta,
  actions,
  footer,
  className,
  children,
  ...rest
}: CardProps): ReactElement {
  const heading = useId();
  const mediaPart = isGiven(media) && <div className={styles.media}>{media}</div>;
  const position = mediaPart ? mediaPosition : 'header';
  const isNamed = isGiven(title) && (as === 'article' || as === 'section');

  const hasHeader =
    [eyebrow, title, aside, meta].some(isGiven) || (mediaPart && position === 'header');
  const header = hasHeader && (
    <div className={styles.header}>
      {position === 'header' && mediaPart}
      <div className={styles.words}>
        {isGiven(eyebrow) && <div className={styles.quiet}>{eyebrow}</div>}
        {(isGiven(title) || isGiven(aside)) && (
          <div className={styles.titleLine}>
            {isGiven(title) && (
              <CardTitle
                level={headingLevel}
                size={variant === 'folio' ? 'h3' : 'h4'}
                id={heading}
                href={href}
              >
                {title}
              </CardTitle>
            )}
            {aside}
          </div>
        )}
        {isGiven(meta) && <div className={styles.quiet}>{meta}</div>}
      </div>
    </div>
  );
  const bottom = (isGiven(actions) || isGiven(footer)) && (
    <div className={styles.bottom}>
      {isGiven(actions) && <div className={styles.actions}>{actions}</div>}
      {footer}
    </div>
  );
  const column = (
    <>
      {header}
      {children}
      {bottom}
    </>
  );
  const layout = position === 'header' ? (header || bottom ? 'column' : 'children') : position;
  return createElement(
    as,
    {
      'aria-labelledby': isNamed ? heading : undefined,
      'data-part': 'card',
      ...rest,
      className: clsx(
        styles.card({ variant, padding: position === 'top' ? 'none' : padding, layout }),
        className,
      ),
    },
    position === 'header' ? (
      column
    ) : (
      <>
        {mediaPart}
        <div className={styles.content({ padded: position === 'top' && variant !== 'plain' })}>
          {column}
        </div>
      </>
    ),
  );
}

export type FolioProps = Omit<CardProps, 'variant' | 'padding'>;

/** @deprecated Use `<Card variant="folio">`. */
export const Folio = (props: FolioProps): ReactElement => <Card {...props} variant="folio" />;
