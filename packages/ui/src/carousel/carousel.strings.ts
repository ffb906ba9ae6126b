import type { KitStrings } from '../i18n/index.ts';
import type { SlideRange } from './carousel.logic.ts';

interface CarouselStrings {
  /** Role description, read after the name. */
  carousel: string;
  slide: string;
  /** Name of a slide: "2 of 7", with its own name if it has one. */
  nth: (n: number, count: number, name: string | undefined) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  chooser: string;
  /** Name of a dot. */
  show: (range: SlideRange, count: number) => string;
}

export const carouselStrings: KitStrings<CarouselStrings> = {
  component: 'Carousel',
  en: {
    carousel: 'carousel',
    slide: 'slide',
    nth: (n, count, name) =>
      name === undefined ? `${n} of ${count}` : `${n} of ${count}: ${name}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    chooser: 'Choose a slide',
    show: ({ first, last }, count) =>
      first === last ? `Slide ${first} of ${count}` : `Slides ${first} to ${last} of ${count}`,
  },
};
