import { useEffect, useState } from 'react';

/** Debounces a value: returns the last one that was stable for `pause` milliseconds; initially the value itself. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
