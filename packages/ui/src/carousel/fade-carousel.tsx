import { CarouselFrame } from './carousel-frame.tsx';
import type { CarouselProps } from './carousel.types.ts';
import { useFadeTrack } from './use-fade-track.ts';

/** A carousel that fades, for a page that has no other: what makes slides glide is not loaded with it. */
export function FadeCarousel(props: Omit<CarouselProps, 'transition' | 'perView'>) {
  // oxlint-disable-next-line react/hooks -- each kind hands over one hook, always the same
  return <CarouselFrame {...props} transition="fade" useTrack={useFadeTrack} />;
}
