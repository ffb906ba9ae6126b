import type { GrahaId } from '../glyphs/index.ts';

/** The four malefics that papasamaya counts, in display order. */
export const papaGrahas = ['rahu', 'sun', 'saturn', 'mars'] as const satisfies readonly GrahaId[];

export type PapaGraha = (typeof papaGrahas)[number];

export type PapaBand = 'low' | 'some' | 'raised' | 'high';

/** Starts of the bands: above 5, 10 and 15 of 25. */
export const PAPA_THRESHOLDS = [5, 10, 15] as const;

/** The band of a graha's papa. @throws RangeError if it is negative or NaN */
export function papaBandOf(value: number): PapaBand {
  if (!(value >= 0)) throw new RangeError(`PapaBars: ${value} is not 0 or more`);
  if (value > PAPA_THRESHOLDS[2]) return 'high';
  if (value > PAPA_THRESHOLDS[1]) return 'raised';
  return value > PAPA_THRESHOLDS[0] ? 'some' : 'low';
}

/** Width of the bar of one graha, percent: 25 fill it. */
export const barOf = (value: number): number => Math.min(100, value * 4);

/** Width of the bar of the total, percent: 200 fill it. */
export const totalBarOf = (total: number): number => Math.min(100, total / 2);
