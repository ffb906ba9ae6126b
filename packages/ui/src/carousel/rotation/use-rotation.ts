import { useEffect, useEffectEvent, useState } from 'react';

export interface Rotation {
  /** Whether it rotates when no pointer pauses it: what the Pause button shows. */
  isEnabled: boolean;
  /** Paused while a pointer is over the slides. */
  isPaused: boolean;
  toggle: () => void;
  /** Stops for good: only the Play button starts it again. */
  stop: () => void;
  setPaused: (isPaused: boolean) => void;
}

/**
 * Whether slides rotate by themselves (WCAG 2.2.2; ARIA carousel pattern).
 *
 * @param reducesMotion the visitor prefers reduced motion or reduced data: rotation does not start by itself, but Play
 *   starts it
 */
export function useRotation(reducesMotion: boolean): Rotation {
  const [command, setCommand] = useState<'nothing' | 'play' | 'pause'>('nothing');
  const [isPaused, setPaused] = useState(false);
  const isEnabled = command === 'play' || (command === 'nothing' && !reducesMotion);
  return {
    isEnabled,
    isPaused,
    toggle: () => setCommand(isEnabled ? 'pause' : 'play'),
    stop: () => setCommand('pause'),
    setPaused,
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
