import { useRef, useState, type TouchEvent } from 'react';
import type { Direction } from '../shared/use-direction.ts';
import { swipeStep } from './carousel.logic.ts';
import type { Track, TrackOptions } from './track.ts';

/** Slides one over another, of which one shows. Nothing is measured, so the first frame stays as the server drew it. */
export function useFadeTrack({ direction, onMove, onSwipe }: TrackOptions): Track {
  const [position, setPosition] = useState(0);
  const viewport = useSwipe(direction, onSwipe);
  const goTo = (to: number) => {
    if (to === position) return;
    setPosition(to);
    onMove(to);
  };
  return { position, inView: [position], goTo, viewport };
}

/** Handlers that tell a swipe of one finger. A track that glides has its own. */
function useSwipe(direction: Direction, onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = [touches[0], touches[1]];
      from.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!from.current || !finger) return;
      const { x, y } = from.current;
      from.current = undefined;
      const by = swipeStep(finger.clientX - x, finger.clientY - y, direction);
      if (by !== 0) onSwipe(by);
    },
  };
}
