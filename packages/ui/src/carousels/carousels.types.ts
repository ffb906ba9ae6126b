import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** Props of the preset carousels, which fix the movement. */
export interface KindOfCarouselProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name, what the slides are: "What our clients say". */
  label: string;
  /** The group in view, counted from 0 (controlled). `undefined` makes the component uncontrolled. */
  position?: number;
  /** The group in view at first (uncontrolled). @default 0 */
  defaultPosition?: number;
  /** Called with the new group, counted from 0, when a move starts. */
  onPositionChange?: (position: number) => void;
  /** CarouselSlides. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}
