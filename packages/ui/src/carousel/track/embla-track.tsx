import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Direction } from '../../shared/react/use-direction.ts';

/** A fraction of a pixel of a slide does not count as in view, because neighbours touch and sizes are fractional. */
const IN_VIEW = 0.05;

export interface EmblaTrackProps {
  /** The element that shows the slides. */
  viewport: HTMLElement;
  /** Selector of what Embla moves inside the viewport. Default: the viewport's first element. */
  container: string | undefined;
  /** The group to show, counted from 0. */
  position: number;
  wrap: boolean;
  direction: Direction;
  /** Jumps instead of animating. */
  jumps: boolean;
  /** Whether it can be swiped now. */
  canDrag: () => boolean;
  /** Called after a swipe to a group. The track returns if the position does not change. */
  onDrag: (position: number) => void;
  /** Slides that are in view at least in part, counted from 0; undefined once it no longer knows. */
  onInView: (slides: readonly number[] | undefined) => void;
}

/** Moves the slides by Embla. Renders nothing, so that it can be loaded after the first frame. */
export function EmblaTrack({
  viewport,
  container,
  position,
  wrap,
  direction,
  jumps,
  canDrag,
  onDrag,
  onInView,
}: EmblaTrackProps) {
  // Embla compares options by their source text, so it keeps the first function it gets; its identity must be stable.
  const mayDrag = useRef(canDrag);
  useEffect(() => {
    mayDrag.current = canDrag;
  });
  // Only touch drags: a mouse selects text and clicks links.
  const watchDrag = useCallback(
    (_api: unknown, event: MouseEvent | TouchEvent) =>
      event.type === 'touchstart' && mayDrag.current(),
    [],
  );

  const [attach, api] = useEmblaCarousel({
    align: 'start',
    container: container ?? null,
    slidesToScroll: 'auto',
    loop: wrap,
    direction,
    inViewThreshold: IN_VIEW,
    // Slides out of view are inert, so they never get the focus.
    watchFocus: false,
    watchDrag,
  });
  useEffect(() => attach(viewport), [attach, viewport]);

  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const selected = useEffectEvent((to: number) => {
    if (to === position) return;
    onDrag(to);
    renderAgain();
  });
  const seen = useEffectEvent((slides: readonly number[] | undefined) => onInView(slides));
  useEffect(() => {
    if (!api) return undefined;
    const select = () => selected(api.selectedScrollSnap());
    const look = () => seen(api.slidesInView());
    api.on('select', select).on('slidesInView', look);
    // It may have measured before a listener was added.
    if (api.slidesInView().length > 0) look();
    return () => {
      api.off('select', select).off('slidesInView', look);
      seen(undefined);
    };
  }, [api]);

  // After every render: the parent may have rejected a swipe.
  useEffect(() => {
    if (api && api.selectedScrollSnap() !== position) api.scrollTo(position, jumps);
  });

  return null;
}
