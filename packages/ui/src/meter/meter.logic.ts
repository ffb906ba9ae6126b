/**
 * What a bar looks like. Of a merit, in the theme's own colour: hatched, dashed, solid. Of a burden, from green to red:
 * dotted, stroked, hatched, solid.
 */
export type MeterTone = 'weak' | 'fair' | 'strong' | 'low' | 'some' | 'raised' | 'high';

/** A part of the scale with a word for its values. */
export interface MeterBand {
  /** Its start, in the units of the scale. The first starts at 0. */
  from: number;
  /** The meaning of the band: "good". */
  word: string;
  /** The pattern of the bar, of a merit. */
  tone: 'weak' | 'fair' | 'strong';
}

/**
 * The fraction of the scale that a value takes, 0 to 1.
 *
 * @throws RangeError if the value is not on the scale
 */
export function shareOf(value: number, max: number): number {
  if (!(max > 0) || !(value >= 0) || value > max)
    throw new RangeError(`Meter: ${value} is not between 0 and ${max}`);
  return value / max;
}

/** The band of a value: the last that starts at or below it. */
export function bandOf(value: number, bands: readonly MeterBand[]): MeterBand | undefined {
  return bands.toSorted((a, b) => a.from - b.from).findLast(({ from }) => from <= value);
}
