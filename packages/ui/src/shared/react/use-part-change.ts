import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Changes parts of a controlled value. Several changes before the next render are batched: each starts from the one
 * before, as when inputs changed before hydration are read at once. If the parent ignores a change, the next starts
 * from the value that it passes.
 *
 * @param value the controlled value
 * @param onChange called with the complete value
 * @returns a function that changes parts: the ones it is given, or the ones a function computes from the latest value
 */
export function usePartChange<Value extends object>(
  value: Value,
  onChange: (value: Value) => void,
): (part: Partial<Value> | ((latest: Value) => Partial<Value>)) => void {
  const latest = useRef(value);
  // A parent that ignores a change does not re-render, and `latest` would keep it.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return (part) => {
    const before = latest.current;
    latest.current = { ...before, ...(typeof part === 'function' ? part(before) : part) };
    onChange(latest.current);
    rerender();
  };
}
