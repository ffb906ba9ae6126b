import { breakpoints } from '@jyoti/themes/breakpoints';
import type { KeyboardEvent } from 'react';
import type { Direction } from '../shared/use-direction.ts';
import { arrowStep, groupCount, perViewAt, stepFrom, type PerView } from './carousel.logic.ts';
import type { UseTrack } from './track.ts';
import { useLock } from './use-lock.ts';
import { useCalm, useMedia } from './use-media.ts';
import { useRotation, useTicker } from './use-rotation.ts';

interface CarouselOptions {
  /** Number of slides. */
  count: number;
  perView: PerView;
  wrap: boolean;
  autoAdvance: number;
  lock: number;
  direction: Direction;
  onPositionChange: ((position: number) => void) | undefined;
  useTrack: UseTrack;
}

/** What a Carousel knows and does; how it looks is its own matter. */
export function useCarousel({
  count,
  perView,
  wrap,
  autoAdvance,
  lock,
  direction,
  onPositionChange,
  useTrack,
}: CarouselOptions) {
  const isCalm = useCalm();
  const isSmall = useMedia(`(min-width: ${breakpoints.landscape}rem)`);
  const isMedium = useMedia(`(min-width: ${breakpoints.tablet}rem)`);
  const isLarge = useMedia(`(min-width: ${breakpoints.desktop}rem)`);

  const fit = perViewAt(perView);
  const fitNow = fit[isLarge ? '1024' : isMedium ? '768' : isSmall ? '640' : 'base'];
  const groups = groupCount(count, fitNow);

  const rotation = useRotation(isCalm);
  const { isLocked, close } = useLock(lock);
  const onMove = (to: number) => {
    close();
    onPositionChange?.(to);
  };

  // oxlint-disable-next-line react/hooks -- each kind of carousel hands over one, always the same
  const track = useTrack({
    wrap,
    direction,
    jumps: isCalm,
    canDrag: () => groups > 1 && !isLocked(),
    onMove,
    onDrag: rotation.stop,
    onSwipe: (by) => step(by),
  });
  const position = Math.min(track.position, groups - 1);
  const isFirst = !wrap && position === 0;
  const isLast = !wrap && position === groups - 1;

  const isRotating =
    autoAdvance > 0 && groups > 1 && !isLast && rotation.isWanted && !rotation.isHeld;
  useTicker(isRotating, autoAdvance, () => track.goTo(stepFrom(position, 1, groups, wrap)));

  const choose = (to: number) => {
    if (isLocked()) return;
    // What the visitor moved stays where it was put.
    rotation.stop();
    track.goTo(to);
  };
  const step = (by: 1 | -1) => choose(stepFrom(position, by, groups, wrap));

  return {
    fit,
    fitNow,
    position,
    isFirst,
    isLast,
    isCalm,
    isRotating,
    rotation,
    inView: track.inView,
    choose,
    step,
    /** For the element that shows the slides. */
    viewport: track.viewport,
    pressArrow: (event: KeyboardEvent) => {
      const by = arrowStep(event.key, direction);
      if (by !== 0) step(by);
    },
  };
}
