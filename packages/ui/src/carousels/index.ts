export { CardCarousel, type CardCarouselProps } from './card-carousel.tsx';
export { HeroCarousel, type HeroCarouselProps } from './hero-carousel.tsx';
export { OfferCarousel, type OfferCarouselProps } from './offer-carousel.tsx';
export { PeopleCarousel, type PeopleCarouselProps } from './people-carousel.tsx';
// Slides of all four.
export { CarouselSlide, type CarouselSlideProps } from '../carousel/index.ts';
