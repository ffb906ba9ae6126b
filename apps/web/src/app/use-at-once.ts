import { useState } from 'react';

/**
 * A choice that the address keeps, shown at once: the router carries a new address in when it finds time, and until
 * then a radio button would fall back to what was chosen before.
 * @param value what the address says now
 * @param choose writes a new choice into the address
 */
export function useAtOnce<Value>(
  value: Value,
  choose: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void] {
  const [pending, setPending] = useState({ value, shown: value });
  if (pending.value !== value) setPending({ value, shown: value });
  return [
    pending.value === value ? pending.shown : value,
    (shown) => {
      setPending({ value, shown });
      choose(shown);
    },
  ];
}
