import type { GrahaId } from '../glyphs/index.ts';

/** The four malefics that papasamaya counts, in display order. */
export const papaGrahas = ['rahu', 'sun', 'saturn', 'mars'] as const satisfies readonly GrahaId[];

export type PapaGraha = (typeof papaGrahas)[number];

export type PapaBand = 'low' | 'some' | 'raised' | 'high';

/** Ends of the scales of a graha and of the total; beyond them a bar is full. */
export const PAPA_SCALE = { graha: 25, total: 200 } as const;

/** Starts of the bands: above 5, 10 and 15 of 25. */
export const PAPA_THRESHOLDS = [5, 10, 15] as const;

/** The band of a graha's papa. @throws RangeError if it is negative or NaN */
export function papaBandOf(value: number): PapaBand {
  if (!(value >= 0)) throw new RangeError(`PapaBars: ${value} is not 0 or more`);
  if (value > PAPA_THRESHOLDS[2]) return 'high';
  if (value > PAPA_THRESHOLDS[1]) return 'raised';
  return value > PAPA_THRESHOLDS[0] ? 'some' : 'low';
}
