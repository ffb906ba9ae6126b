/**
 * The place that an arrow up or down, Home or End leads to in a list that stands one under another, round at both ends.
 *
 * @param from the place now; -1 for none, before the first
 * @returns `undefined` for another key, and in an empty list
 */
export function stepInList(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (Math.max(from, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
