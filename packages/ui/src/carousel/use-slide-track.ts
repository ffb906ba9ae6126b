import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Track, TrackOptions } from './track.ts';

/** A hair of a slide in view is none: neighbours touch, and sizes are fractions of a pixel. */
const IN_VIEW = 0.05;

const canMeasure = () =>
  typeof IntersectionObserver === 'function' && typeof ResizeObserver === 'function';

/** Slides side by side on a track that glides: Embla. A later version of it changes this file alone. */
export function useSlideTrack({
  wrap,
  direction,
  jumps,
  canDrag,
  onMove,
  onDrag,
}: TrackOptions): Track {
  const [position, setPosition] = useState(0);
  const [inView, setInView] = useState<readonly number[]>();

  // Embla compares options by their text, so it keeps the first function it gets: it must stay true.
  const mayDrag = useRef(canDrag);
  useEffect(() => {
    mayDrag.current = canDrag;
  });
  // Only a finger drags: a mouse selects text and presses links.
  const watchDrag = useCallback(
    (_api: unknown, event: MouseEvent | TouchEvent) =>
      event.type === 'touchstart' && mayDrag.current(),
    [],
  );

  const [embla, api] = useEmblaCarousel({
    align: 'start',
    slidesToScroll: 'auto',
    loop: wrap,
    direction,
    inViewThreshold: IN_VIEW,
    // What is out of view is inert, so no focus ever lands there.
    watchFocus: false,
    watchDrag,
  });

  const isAsked = useRef(false);
  const moved = useEffectEvent((to: number) => {
    setPosition(to);
    onMove(to);
    if (!isAsked.current) onDrag();
  });

  useEffect(() => {
    if (!api) return undefined;
    const select = () => moved(api.selectedScrollSnap());
    // Another width has other groups.
    const measured = () => setPosition(api.selectedScrollSnap());
    const seen = () => setInView(api.slidesInView());
    api.on('select', select).on('reInit', measured).on('slidesInView', seen);
    // It may have looked before anybody listened.
    if (api.slidesInView().length > 0) seen();
    return () => {
      api.off('select', select).off('reInit', measured).off('slidesInView', seen);
    };
  }, [api]);

  const viewport = useCallback(
    (node: HTMLElement | null) => embla(canMeasure() ? node : null),
    [embla],
  );
  const goTo = (to: number) => {
    // Embla tells of the move before it returns.
    isAsked.current = true;
    api?.scrollTo(to, jumps);
    isAsked.current = false;
  };
  return { position, inView, goTo, viewport: { ref: viewport } };
}
