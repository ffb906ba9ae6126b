/** Whether two words differ by one letter: one too many, one missing, one wrong, or two neighbours exchanged. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}

/** Shortest word that is searched so: shorter ones are near too many. */
const SHORTEST = 5;

/**
 * Beginnings and ends, one of which every name near the given one has untouched: one wrong letter lies in one half only,
 * and two exchanged neighbours in one half of one of two divisions.
 */
export function untouchedParts(name: string): { beginnings: string[]; ends: string[] } {
  if (name.length < SHORTEST) return { beginnings: [], ends: [] };
  const middle = name.length >> 1;
  return {
    beginnings: [name.slice(0, middle)],
    ends: [name.slice(middle), name.slice(middle + 1)],
  };
}
