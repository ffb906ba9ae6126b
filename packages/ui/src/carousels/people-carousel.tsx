import { Carousel, type PerView } from '../carousel/index.ts';
import type { KindOfCarouselProps } from './carousels.types.ts';

export type PeopleCarouselProps = KindOfCarouselProps;

const perView: PerView = { base: 1, 768: 3 };

/** People to choose from: one in view, three from 768 px of the page; after the last comes the first. */
export function PeopleCarousel({ children, ...rest }: PeopleCarouselProps) {
  return (
    <Carousel {...rest} perView={perView} wrap>
      {children}
    </Carousel>
  );
}
