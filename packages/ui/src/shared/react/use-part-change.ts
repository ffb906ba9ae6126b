import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Changes parts of a value that its owner keeps. Changes of one turn add up, as where what was chosen before the code came
 * is taken up at once; where the owner refuses one, the next starts from what it shows.
 *
 * @param value as the owner shows it
 * @param onChange gets the whole value
 * @returns changes parts: those given, or those told from the value as it is by then
 */
export function usePartChange<Value extends object>(
  value: Value,
  onChange: (value: Value) => void,
): (part: Partial<Value> | ((latest: Value) => Partial<Value>)) => void {
  const latest = useRef(value);
  // An owner that refuses a change need not draw anew.
  const [, drawAnew] = useReducer((drawn: number) => drawn + 1, 0);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return (part) => {
    const before = latest.current;
    latest.current = { ...before, ...(typeof part === 'function' ? part(before) : part) };
    onChange(latest.current);
    drawAnew();
  };
}
