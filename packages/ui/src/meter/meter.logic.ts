/** A part of the scale with a word for what is in it. */
export interface MeterBand {
  /** Where it begins, in the scale's own numbers. The first begins at 0. */
  from: number;
  /** What it means to be in this band: "good". */
  word: string;
  /** The pattern of the bar: hatched, dashed or solid. */
  tone: 'weak' | 'fair' | 'strong';
}

/**
 * How much of the scale a value takes, 0 to 1.
 *
 * @throws RangeError if the value is not on the scale
 */
export function shareOf(value: number, max: number, who: string): number {
  if (!(max > 0) || !(value >= 0) || value > max)
    throw new RangeError(`${who}: ${value} is not between 0 and ${max}`);
  return value / max;
}

/** The band that a value is in: the last that begins at or before it. */
export function bandOf(value: number, bands: readonly MeterBand[]): MeterBand | undefined {
  return bands.toSorted((a, b) => a.from - b.from).findLast(({ from }) => from <= value);
}
