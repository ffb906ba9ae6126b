import { useEffect, useState } from 'react';

/** Does something once what is on the page now has been painted. Returns how to leave it undone. */
export function afterPaint(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // What is put off from within a frame runs when that frame has been painted.
    later = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/**
 * A value as it was before the last paint: what a press marks is seen at once, and what it opens is reckoned after that.
 * Not `useDeferredValue`, which would cut the work into slices, and on a slow phone wait between them.
 */
export function useAfterPaint<Value extends string | undefined>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(
    () => (painted === value ? undefined : afterPaint(() => setPainted(value))),
    [painted, value],
  );
  return painted;
}
