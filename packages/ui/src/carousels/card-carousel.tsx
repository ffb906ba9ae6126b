import { Carousel, type PerView } from '../carousel/index.ts';
import type { KindOfCarouselProps } from './carousels.types.ts';

export type CardCarouselProps = KindOfCarouselProps;

const perView: PerView = { base: 1, 640: 2, 1024: 3 };

/** Cards of one kind: one in view, two from 640 px of the page, three from 1024. It does not wrap. */
export function CardCarousel({ children, ...rest }: CardCarouselProps) {
  return (
    <Carousel {...rest} perView={perView}>
      {children}
    </Carousel>
  );
}
