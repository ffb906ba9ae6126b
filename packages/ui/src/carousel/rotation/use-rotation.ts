import { useEffect, useEffectEvent, useState } from 'react';

export interface Rotation {
  /** Whether it rotates unless a pointer pauses it: the state of the Pause button. */
  isEnabled: boolean;
  /** Paused while a pointer is over the slides. */
  isPaused: boolean;
  toggle: () => void;
  /** Stops permanently: only the Play button starts it again. */
  stop: () => void;
  setPaused: (isPaused: boolean) => void;
}

/**
 * Whether slides rotate automatically (WCAG 2.2.2; ARIA carousel pattern).
 *
 * @param reducesMotion the visitor prefers reduced motion or reduced data: rotation does not start
 * automatically, but the Play button starts it
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
 * Calls back at an interval, but not while the page is hidden, so that the same slide is shown when
 * the visitor returns.
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
