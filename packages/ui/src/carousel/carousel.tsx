import { CarouselFrame } from './carousel-frame.tsx';
import type { CarouselProps } from './carousel.types.ts';
import { FadeCarousel } from './fade-carousel.tsx';
import { useSlideTrack } from './use-slide-track.ts';

/** Slides of which one or a few are in view. */
export function Carousel({ transition, perView, ...props }: CarouselProps) {
  return transition === 'fade' ? (
    <FadeCarousel {...props} />
  ) : (
    // oxlint-disable-next-line react/hooks -- each kind hands over one hook, always the same
    <CarouselFrame {...props} perView={perView} useTrack={useSlideTrack} />
  );
}
