import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** What a carousel of a kind still asks for: how it moves is its kind's. */
export interface KindOfCarouselProps extends HTMLAttributes<HTMLElement> {
  /** What the slides are: "What our clients say". */
  label: string;
  /** The group in view, counted from 0 (controlled). `undefined` makes the component uncontrolled. */
  position?: number;
  /** The group in view at first (uncontrolled). @default 0 */
  defaultPosition?: number;
  /** A move begins to this group, counted from 0. */
  onPositionChange?: (position: number) => void;
  /** CarouselSlides. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}
