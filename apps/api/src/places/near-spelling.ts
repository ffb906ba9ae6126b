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
 * A prefix and a suffix, at least one of which every similar name contains unchanged: one wrong letter affects only one
 * half, and the suffix begins after the letter that may be swapped across the middle. `null` for a short name.
 */
export function untouchedParts(name: string): { beginning: string; end: string } | null {
  if (name.length < SHORTEST) return null;
  const middle = name.length >> 1;
  return { beginning: name.slice(0, middle), end: name.slice(middle + 1) };
}
