export { Carousel, type CarouselProps } from './carousel.tsx';
export type { PerView } from './carousel.logic.ts';
export { CarouselSlide, type CarouselSlideProps } from './carousel-slide.tsx';
