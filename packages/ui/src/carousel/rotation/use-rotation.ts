import { useEffect, useEffectEvent, useState } from 'react';

export interface Rotation {
  /** Whether it would move if no pointer held it: what the Pause button says. */
  isWanted: boolean;
  /** A pointer is over the slides. */
  isHeld: boolean;
  toggle: () => void;
  /** Stops for good: only the Play button starts it again. */
  stop: () => void;
  hold: (isHeld: boolean) => void;
}

/**
 * Whether slides may move by themselves (WCAG 2.2.2; ARIA carousel pattern).
 *
 * @param isCalm the visitor asked for less motion or fewer data: nothing begins by itself, but Play plays
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
 * Calls something at even times, and not while the page is out of sight: the visitor comes back to what was left.
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
