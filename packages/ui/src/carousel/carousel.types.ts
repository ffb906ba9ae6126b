import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { PerView } from './carousel.logic.ts';

export interface CarouselProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name, what the slides are: "What our clients say". */
  label: string;
  /** How many slides are in view, by the width of the page. With `transition="fade"` it is one. @default { base: 1 } */
  perView?: PerView;
  /** Whether the first slide follows the last. @default false */
  wrap?: boolean;
  /**
   * How long a slide is shown before the carousel advances, ms; 0 never. Autoplay stops permanently
   * when something in it receives focus or the user moves it, pauses while a pointer is over it,
   * and does not start with reduced motion or reduced data.
   * @default 0
   */
  autoAdvance?: number;
  /** `fade`: slides of one height, stacked on top of each other. @default "slide" */
  transition?: 'slide' | 'fade';
  /** Time after a move during which further moves are ignored, ms. @default 0 */
  lock?: number;
  /** Content in the row of the controls: a line of facts under a hero. */
  bar?: ReactNode;
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
