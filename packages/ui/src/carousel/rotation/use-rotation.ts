import { useEffect, useEffectEvent, useState } from 'react';

export interface Rotation {
  /** Whether it rotates when no pointer pauses it: what the Pause button shows. */
  isWanted: boolean;
  /** Paused while a pointer is over the slides. */
  isHeld: boolean;
  toggle: () => void;
  /** Stops for good: only the Play button starts it again. */
  stop: () => void;
  hold: (isHeld: boolean) => void;
}

/**
 * Whether slides rotate by themselves (WCAG 2.2.2; ARIA carousel pattern).
 *
 * @param isCalm the visitor prefers reduced motion or reduced data: rotation does not start by itself, but Play starts it
 */
export function useRotation(isCalm: boolean): Rotation {
  const [asked, setAsked] = useState<'nothing' | 'play' | 'pause'>('nothing');
  const [isHeld, hold] = useState(false);
  const isWanted = asked === 'play' || (asked === 'nothing' && !isCalm);
  return {
    isWanted,
    isHeld,
    toggle: () => setAsked(isWanted ? 'pause' : 'play'),
    stop: () => setAsked('pause'),
    hold,
  };
}

/**
 * Calls back at an interval, but not while the page is hidden: the visitor comes back to the slide that was shown.
 *
 * @param every ms
 */
export function useTicker(isRunning: boolean, every: number, onTick: () => void) {
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(), every);
    return () => clearInterval(timer);
  }, [isRunning, every]);
}
