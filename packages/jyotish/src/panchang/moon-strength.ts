import { houseFrom } from '../chart/index.ts';
import type { HouseNumber, SignNumber } from '../chart/index.ts';
import { taraFrom } from '../match/tara.ts';
import type { TaraName } from '../match/tara.ts';
import type { DayPanchang } from './day.ts';
import type { NakshatraSpan, TimeSpan } from './limb-spans.ts';

/** What a tara or the Moon's house does for a person: `middling` counts for neither side. */
export type MoonStrength = 'good' | 'middling' | 'bad';

/** The tara of a nakshatra's time for a birth star. */
export interface TaraSpan extends TimeSpan {
  /** the Moon's nakshatra, 1 (Ashwini) to 27 (Revati) */
  readonly nakshatra: number;
  /** the nakshatra counted from the birth star, 1 (the same) to 27 */
  readonly count: number;
  /** one of nine */
  readonly tara: TaraName;
  /** which nine of the 27 it is in, 1 to 3: the evil of a tara is full in the first only */
  readonly round: number;
  /** whether the time is good for the birth star */
  readonly strength: MoonStrength;
}

/** The Moon's place counted from a birth sign. */
export interface ChandraSpan extends TimeSpan {
  /** sign of the Moon */
  readonly sign: SignNumber;
  /** counted from the birth sign as 1; the eighth is chandrashtama */
  readonly house: HouseNumber;
  /** whether the time is good for the birth sign */
  readonly strength: MoonStrength;
}

/** Vipat, pratyari and vadha are bad; janma is good for some acts and bad for others. */
function strengthOfTara(tara: TaraName, good: boolean): MoonStrength {
  if (tara === 'janma') return 'middling';
  return good ? 'good' : 'bad';
}

/**
 * Tarabala of a day (Muhurta Chintamani ch. 4): the nakshatras counted by nines from a birth star. The
 * third, fifth and seventh are bad, the first (janma) is middling.
 * @param nakshatras those of a day's panchang
 * @param birthNakshatra 1 to 27
 * @returns one span a nakshatra, with its true beginning and end
 */
export function tarabalaOf(
  nakshatras: readonly NakshatraSpan[],
  birthNakshatra: number,
): TaraSpan[] {
  return nakshatras.map(({ number, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    nakshatra: number,
    ...tarabalaAt(number, birthNakshatra),
  }));
}

/**
 * The tara of one nakshatra for a birth star, as `tarabalaOf` judges it.
 * @param nakshatra 1 to 27
 * @param birthNakshatra 1 to 27
 */
export function tarabalaAt(
  nakshatra: number,
  birthNakshatra: number,
): Pick<TaraSpan, 'count' | 'tara' | 'round' | 'strength'> {
  const { count, tara, good } = taraFrom(birthNakshatra, nakshatra);
  return { count, tara, round: Math.ceil(count / 9), strength: strengthOfTara(tara, good) };
}

const GOOD_HOUSES: readonly HouseNumber[] = [1, 3, 6, 7, 10, 11];
const GOOD_WHEN_WAXING: readonly HouseNumber[] = [2, 5, 9];

/**
 * How good the Moon is in a house from the birth sign: good in 1, 3, 6, 7, 10 and 11; in 2, 5 and 9
 * good while it waxes and middling else; bad in 4, 8 and 12 (Muhurta Chintamani ch. 4).
 */
export function chandrabalaAt(house: HouseNumber, waxing: boolean): MoonStrength {
  if (GOOD_HOUSES.includes(house)) return 'good';
  if (!GOOD_WHEN_WAXING.includes(house)) return 'bad';
  return waxing ? 'good' : 'middling';
}

/**
 * Chandrabala of a day for a birth sign, cut where the Moon changes its sign and at the full and the
 * new moon. The spans tile the day's `span`.
 * @param birthSign the Moon's sign at birth
 */
export function chandrabalaOf(
  day: Pick<DayPanchang, 'span' | 'moonSigns' | 'tithis'>,
  birthSign: SignNumber,
): ChandraSpan[] {
  const { startJdUt: from, endJdUt: to } = day.span;
  const turn = day.tithis.find(({ number }) => number % 15 === 0)?.endJdUt ?? to;
  const waxesAt = (jdUt: number): boolean =>
    day.tithis.find(({ endJdUt }) => jdUt < endJdUt)!.number <= 15;
  return day.moonSigns.flatMap(({ sign, enteredJdUt, leftJdUt }) => {
    const [start, end] = [enteredJdUt ?? from, leftJdUt ?? to];
    const house = houseFrom(birthSign, sign);
    const cuts = turn > start && turn < end ? [start, turn, end] : [start, end];
    return cuts.slice(1).map((endJdUt, at) => {
      const startJdUt = cuts[at]!;
      const strength = chandrabalaAt(house, waxesAt((startJdUt + endJdUt) / 2));
      return { startJdUt, endJdUt, sign, house, strength };
    });
  });
}
