export { Carousel } from './carousel.tsx';
export type { CarouselProps } from './carousel.types.ts';
export type { PerView } from './carousel.logic.ts';
export { CarouselSlide, type CarouselSlideProps } from './carousel-slide.tsx';
