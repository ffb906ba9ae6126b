import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Carousel } from '../carousel/index.ts';
import { flatChildren } from '../shared/react/flat-children.ts';
import type { KindOfCarouselProps } from './carousels.types.ts';
import * as styles from './hero-carousel.css.ts';

export interface HeroCarouselProps extends KindOfCarouselProps {
  /** A line of facts in the row of the controls: clients and ratings. */
  bar?: ReactNode;
  /** Whether the slides begin at the top of the window, behind the Header. @default false */
  behindHeader?: boolean;
}

/** How long a slide of the hero is shown, ms. */
const SIX_SECONDS = 6000;

/**
 * The opening of a home page: slides that, with their controls, fill the window and cross-fade for one second, every
 * six seconds. It wraps at the end. A page that shows something over the end of the slides, below the controls, sets
 * `--jyoti-below-hero` to the height of that and gives it a place in front of them. Without slides it renders nothing.
 */
export function HeroCarousel({
  behindHeader = false,
  className,
  children,
  ...rest
}: HeroCarouselProps) {
  if (flatChildren(children).length === 0) return null;
  return (
    <Carousel
      {...rest}
      transition="fade"
      autoAdvance={SIX_SECONDS}
      wrap
      className={clsx(styles.hero, behindHeader && styles.behindHeader, className)}
    >
      {children}
    </Carousel>
  );
}
