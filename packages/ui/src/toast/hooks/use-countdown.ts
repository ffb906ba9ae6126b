import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls a callback after a time. A pause stops the countdown, which then resumes from there.
 *
 * @param duration ms; `Infinity` never ends
 */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    remaining.current = duration;
  }, [duration]);
  useEffect(() => {
    if (isPaused || duration === Infinity) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused, duration]);
}
