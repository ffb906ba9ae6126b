/** A period of any dasha. */
interface Stretch {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/**
 * Checks that periods fill another one without gap or overlap, each with the expected length. One result per row,
 * because a property test checks hundreds of thousands of periods.
 * @param days the expected lengths, days; they may be off by a hundredth of a second
 * @returns an error message, or null
 */
export function tilingErrorOf(
  stretches: readonly Stretch[],
  whole: Stretch,
  days: readonly number[],
): string | null {
  if (stretches.length !== days.length) return 'another number of stretches';
  if (stretches[0]?.startJdUt !== whole.startJdUt) return 'begins elsewhere';
  if (stretches.at(-1)?.endJdUt !== whole.endJdUt) return 'ends elsewhere';
  for (const [index, { startJdUt, endJdUt }] of stretches.entries()) {
    const next = stretches[index + 1];
    if (next !== undefined && next.startJdUt !== endJdUt) return `no seam after ${index}`;
    if (Math.abs(endJdUt - startJdUt - days[index]!) > 1e-7) return `wrong length of ${index}`;
  }
  return null;
}
