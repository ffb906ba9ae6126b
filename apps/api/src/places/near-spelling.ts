/** Whether two words differ by one letter: an extra, missing or wrong one, or two adjacent ones swapped. */
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

/** Shortest word for which this is searched: shorter ones match too many. */
const SHORTEST = 5;

/**
 * Prefixes and suffixes, at least one of which every similar name contains unchanged: one wrong letter
 * affects only one half, and a swap of adjacent letters only one half of at least one of two divisions.
 */
export function untouchedParts(name: string): { beginnings: string[]; ends: string[] } {
  if (name.length < SHORTEST) return { beginnings: [], ends: [] };
  const middle = name.length >> 1;
  return {
    beginnings: [name.slice(0, middle)],
    ends: [name.slice(middle), name.slice(middle + 1)],
  };
}
