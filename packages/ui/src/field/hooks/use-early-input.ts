import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Reads what was typed or chosen in server-rendered HTML before hydration: it is in the box, but no event was dispatched to React.
 *
 * @param text what the box is rendered with
 * @param onInput called at the mount with what is in the box, where that is something else
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
