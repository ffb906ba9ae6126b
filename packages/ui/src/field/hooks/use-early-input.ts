import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Reads what was typed or chosen in server-rendered HTML before hydration: it is in the input, but no event was
 * dispatched to React.
 *
 * @param text the rendered text of the input
 * @param onInput called on mount with the actual text, if it differs
 */
export function useEarlyInput(
  box: RefObject<{ readonly value: string } | null>,
  text: string,
  onInput: (text: string) => void,
): void {
  const takeUp = useEffectEvent(() => {
    if (box.current && box.current.value !== text) onInput(box.current.value);
  });
  useLayoutEffect(() => takeUp(), []);
}
