import { signOf } from '../chart/index.ts';
import type { Chart, SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import { clipInstant, transitSky } from '../transit/index.ts';
import { saturnIngresses } from './saturn-ingresses.ts';

/** One unbroken stay of Saturn in a sign. */
export interface SaturnStay {
  /** sidereal, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** Julian day UT, the ingress itself */
  readonly startJdUt: JulianDay;
  /** Julian day UT; exclusive */
  readonly endJdUt: JulianDay;
  /** whether Saturn returned to the sign by retrograde motion */
  readonly retrogradeEntry: boolean;
}

/** Longer than Saturn's longest stay in a sign: 1093 days in 1800 to 2200. */
const LONGEST_STAY = 1200;

/**
 * The stays of Saturn in signs that touch a span. They are complete except at the edges of the supported years:
 * elsewhere an ingress is within the longest stay before the span and after it.
 */
export function staysOfSaturn(
  ayanamsa: Chart['settings']['ayanamsa'],
  from: JulianDay,
  to: JulianDay,
): readonly SaturnStay[] {
  const earliest = clipInstant(from - LONGEST_STAY);
  const latest = clipInstant(to + LONGEST_STAY);
  const ingresses = saturnIngresses(earliest, latest, ayanamsa);
  const first = {
    jdUt: earliest,
    sign: signOf(transitSky({ ayanamsa }).look('saturn').at(earliest)),
    retrograde: false,
  };
  return [first, ...ingresses]
    .map(({ jdUt, sign, retrograde }, index) => ({
      sign,
      startJdUt: jdUt,
      endJdUt: ingresses[index]?.jdUt ?? latest,
      retrogradeEntry: retrograde,
    }))
    .filter(({ startJdUt, endJdUt }) => startJdUt <= to && endJdUt > from);
}
