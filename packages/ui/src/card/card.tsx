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
   * The HTML element: `article` for self-contained content, `li` in a list of cards, `section` with
   * an `aria-labelledby` if it has its own heading.
   * @default "div"
   */
  as?: 'div' | 'article' | 'li' | 'section';
  /**
   * Padding between the border and the content. `none` for content that extends to the edge (a
   * table, a picture).
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

/**
 * A card with a double border, like a palm-leaf page: for the one or two most important things on a
 * screen.
 */
export function Folio({ as = 'div', className, children, ...rest }: FolioProps): ReactElement {
  return createElement(
    as,
    { ...rest, className: clsx(folio, className), 'data-part': 'folio' },
    children,
  );
}
