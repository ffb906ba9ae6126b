import { clsx } from 'clsx';
import {
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { card, folio } from './card.css.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /**
   * The element it is: `article` for something complete in itself, `li` in a list of cards, `section` with an
   * `aria-labelledby` where it has a heading of its own.
   * @default "div"
   */
  as?: 'div' | 'article' | 'li' | 'section';
  /**
   * Padding between the border and the content. `none` where the content runs to the edge (a table, a picture).
   * @default "regular"
   */
  padding?: 'none' | 'regular';
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A muted background with a border, for related content. */
export function Card({
  as = 'div',
  padding = 'regular',
  className,
  children,
  ...rest
}: CardProps): ReactElement {
  return createElement(
    as,
    { ...rest, className: clsx(card({ padding }), className), 'data-part': 'card' },
    children,
  );
}

export interface FolioProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "div" */
  as?: 'div' | 'article' | 'li' | 'section';
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A card ruled twice, like a palm-leaf page: the one or two things on a screen that carry its meaning. */
export function Folio({ as = 'div', className, children, ...rest }: FolioProps): ReactElement {
  return createElement(
    as,
    { ...rest, className: clsx(folio, className), 'data-part': 'folio' },
    children,
  );
}
