import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** What a carousel of a kind still asks for: how it moves is its kind's. */
export interface KindOfCarouselProps extends HTMLAttributes<HTMLElement> {
  /** What the slides are: "What our clients say". */
  label: string;
  /** A move begins. `position` is the group in view, counted from 0. */
  onPositionChange?: (position: number) => void;
  /** CarouselSlides. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}
