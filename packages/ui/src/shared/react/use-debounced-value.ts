import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for `pause` milliseconds; at first the value itself. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
