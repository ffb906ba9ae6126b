import { useEffect, useState } from 'react';

/** Calls back after the next paint. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A timeout that is set in a frame callback runs after that frame was painted.
    later = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/**
 * A value delayed until after the paint: the pressed control updates immediately, and the content it opens is rendered
 * in the next pass. Not `useDeferredValue`, which would split the work into time slices with pauses on a slow phone.
 */
export function useAfterPaint<Value extends string | undefined>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(
    () => (painted === value ? undefined : afterPaint(() => setPainted(value))),
    [painted, value],
  );
  return painted;
}
