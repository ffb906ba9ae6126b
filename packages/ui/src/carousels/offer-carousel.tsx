import { Carousel } from '../carousel/index.ts';
import type { KindOfCarouselProps } from './carousels.types.ts';

export type OfferCarouselProps = KindOfCarouselProps;

/** How long an offer is shown, ms. */
const FIVE_SECONDS = 5000;
/** Time after a move during which further moves are ignored, ms. */
const HALF_A_SECOND = 500;

/** Offers, one at a time, every five seconds, in a loop; a second press during a move is ignored. */
export function OfferCarousel({ children, ...rest }: OfferCarouselProps) {
  return (
    <Carousel {...rest} autoAdvance={FIVE_SECONDS} lock={HALF_A_SECOND} wrap>
      {children}
    </Carousel>
  );
}
