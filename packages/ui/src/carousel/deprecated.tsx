// Names of before 0.2, for one release.
import { Carousel, type CarouselProps } from './carousel.tsx';

const as = (variant: CarouselProps['variant']) => (props: CarouselProps) => (
  <Carousel variant={variant} {...props} />
);

/** @deprecated Use Carousel with `variant="hero"`. */
export const HeroCarousel = as('hero');
/** @deprecated Use Carousel with `variant="cards"`. */
export const CardCarousel = as('cards');
/** @deprecated Use Carousel with `variant="people"`. */
export const PeopleCarousel = as('people');
/** @deprecated Use Carousel with `variant="offers"`. */
export const OfferCarousel = as('offers');
