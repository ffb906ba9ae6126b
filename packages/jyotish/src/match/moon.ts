import { nakshatraOf, padaOf } from '../chart/nakshatras.ts';
import type { Nakshatra, Pada } from '../chart/nakshatras.ts';
import { signOf, SIGNS, vashyaOf } from '../chart/signs.ts';
import type { Sign, VashyaGroup } from '../chart/signs.ts';
import { JyotishError } from '../error.ts';

/** The only input of kootas and poruthams for a partner: the position of the Moon. */
export interface MatchMoon {
  /** sidereal, degrees in [0, 360) */
  readonly longitude: number;
  /** where the Moon is */
  readonly nakshatra: Nakshatra;
  /** quarter of the nakshatra, 1 to 4 */
  readonly pada: Pada;
  /** where the Moon is */
  readonly sign: Sign;
  /** group of the place: half a sign in Sagittarius and Capricorn */
  readonly vashya: VashyaGroup;
}

/**
 * The Moon of a partner.
 * @param longitude sidereal, degrees
 * @throws JyotishError `out_of_range` when it is not a finite number
 */
export function matchMoonAt(longitude: number): MatchMoon {
  return {
    longitude,
    nakshatra: nakshatraOf(longitude),
    pada: padaOf(longitude),
    sign: SIGNS[signOf(longitude)],
    vashya: vashyaOf(longitude),
  };
}

/**
 * The Moon of a partner of whom only the nakshatra and its quarter are known: the middle of the
 * quarter. Two quarters lie across 15° of Sagittarius and Capricorn, where the vashya group changes.
 * @param nakshatra 1 (Ashwini) to 27 (Revati)
 * @param pada 1 to 4
 * @throws JyotishError `out_of_range` for other numbers
 */
export function matchMoonOfPada(nakshatra: number, pada: number): MatchMoon {
  const isIntegerUpTo = (value: number, last: number): boolean =>
    Number.isInteger(value) && value >= 1 && value <= last;
  if (!isIntegerUpTo(nakshatra, 27) || !isIntegerUpTo(pada, 4)) {
    throw new JyotishError('out_of_range', 'A nakshatra is 1 to 27 and its pada 1 to 4.');
  }
  const quarter = (nakshatra - 1) * 4 + pada - 1;
  return matchMoonAt(((quarter + 0.5) * 360) / 108);
}
