export { Carousel, type CarouselProps } from './carousel.tsx';
export { CarouselSlide, type CarouselSlideProps } from './carousel-slide.tsx';
export type { PerView } from './carousel.logic.ts';
export { CardCarousel, HeroCarousel, OfferCarousel, PeopleCarousel } from './deprecated.tsx';
