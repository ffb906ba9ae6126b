import { breakpoints } from '@jyoti/themes/breakpoints';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { stepByKey } from '../../shared/keyboard/step-by-key.ts';
import type { Direction } from '../../shared/react/use-direction.ts';
import { groupCount, perViewAt, stepFrom, type PerView } from '../carousel.logic.ts';
import { useReducedMotion, useMedia } from './use-media.ts';
import { useRotation, useTicker } from '../rotation/use-rotation.ts';

interface CarouselOptions {
  /** Number of slides. */
  count: number;
  perView: PerView;
  wrap: boolean;
  autoAdvance: number;
  lock: number;
  direction: Direction;
  position: number | undefined;
  defaultPosition: number;
  onPositionChange: ((position: number) => void) | undefined;
}

/**
 * A lock that is released automatically. `isLocked` and `close` are for handlers, not for
 * rendering.
 */
function useLock(ms: number): { isLocked: () => boolean; close: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isLocked: () => timer.current !== undefined,
    close: () => {
      clearTimeout(timer.current);
      if (ms > 0)
        timer.current = setTimeout(() => {
          timer.current = undefined;
        }, ms);
    },
  };
}

/** State and behaviour of a Carousel. */
export function useCarousel({
  count,
  perView,
  wrap,
  autoAdvance,
  lock,
  direction,
  position: positionProp,
  defaultPosition,
  onPositionChange,
}: CarouselOptions) {
  const reducesMotion = useReducedMotion();
  const isSmall = useMedia(`(min-width: ${breakpoints.landscape}rem)`);
  const isMedium = useMedia(`(min-width: ${breakpoints.tablet}rem)`);
  const isLarge = useMedia(`(min-width: ${breakpoints.desktop}rem)`);

  const fit = perViewAt(perView);
  const fitNow = fit[isLarge ? '1024' : isMedium ? '768' : isSmall ? '640' : 'base'];
  const groups = groupCount(count, fitNow);

  const [requested, setPosition] = useControllableState({
    prop: positionProp,
    defaultProp: defaultPosition,
    onChange: onPositionChange,
    caller: 'Carousel',
  });
  // Another width has other groups.
  const position = Math.max(0, Math.min(requested, groups - 1));
  const isFirst = !wrap && position === 0;
  const isLast = !wrap && position === groups - 1;

  const rotation = useRotation(reducesMotion);
  const { isLocked, close } = useLock(lock);
  const goTo = (to: number) => {
    if (to === position) return;
    close();
    setPosition(to);
  };

  const isRotating =
    autoAdvance > 0 && groups > 1 && !isLast && rotation.isEnabled && !rotation.isPaused;
  useTicker(isRotating, autoAdvance, () => goTo(stepFrom(position, 1, groups, wrap)));

  const choose = (to: number) => {
    if (isLocked()) return;
    // A move of the user stops autoplay.
    rotation.stop();
    goTo(to);
  };

  return {
    fit,
    fitNow,
    position,
    isFirst,
    isLast,
    reducesMotion,
    isRotating,
    rotation,
    choose,
    /** It was swiped, so it is not locked. */
    drag: (to: number) => {
      rotation.stop();
      goTo(to);
    },
    step: (by: 1 | -1) => choose(stepFrom(position, by, groups, wrap)),
    canDrag: () => groups > 1 && !isLocked(),
    pressArrow: (event: KeyboardEvent) => {
      const to = stepByKey(event.key, position, groups, {
        orientation: 'horizontal',
        loop: wrap,
        direction,
      });
      if (to === undefined) return;
      event.preventDefault();
      choose(to);
    },
  };
}
