import { useEffect } from 'react';

let isWatched = false;
let isPressed = false;

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener('mousedown', () => (isPressed = true), { capture: true });
  for (const end of ['mouseup', 'dragend'])
    document.addEventListener(end, () => (isPressed = false), { capture: true });
}

/**
 * Returns a function that calls back at once, or, while a mouse or finger is down, after its release: an error that a
 * field shows on blur would move the button that is being pressed, and the press would be lost.
 */
export function useAfterPress(): (callback: () => void) => void {
  useEffect(watch, []);
  return (callback) => {
    if (!isPressed) return callback();
    // The click follows the release in the same task.
    const released = () => setTimeout(callback);
    document.addEventListener('mouseup', released, { once: true, capture: true });
  };
}
