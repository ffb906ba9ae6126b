import { GRAHA_CORRESPONDENCES, GRAHA_IDS, SIGNS } from '../chart/index.ts';
import type { GrahaId, HouseNumber, LuckyColor, PlanetId, SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';

/** The number of a sign for a span, and the graha whose number it is. */
export interface LuckyNumber {
  /** whose number it is */
  readonly graha: GrahaId;
  /** 1 to 9 */
  readonly number: number;
  /** the graha's colours (`GRAHA_CORRESPONDENCES`) */
  readonly colors: readonly LuckyColor[];
}

/**
 * The lucky number of a sign: the number of its lord plus the Moon's house from it, reduced to one
 * digit; the graha of that number gives the colours. A rule of this product, for amusement: no text
 * gives a sign a number of the day. The rule makes the signs differ: wherever the Moon is, at
 * most three of them have the same number.
 * @param moonHouse the Moon's house from the sign
 */
export function luckyNumber(sign: SignNumber, moonHouse: HouseNumber): LuckyNumber {
  const sum = GRAHA_CORRESPONDENCES[SIGNS[sign].lord].number + moonHouse;
  const number = ((sum - 1) % 9) + 1;
  const graha = GRAHA_IDS.find((one) => GRAHA_CORRESPONDENCES[one].number === number)!;
  return { graha, number, colors: GRAHA_CORRESPONDENCES[graha].colors };
}

interface Span {
  /** beginning, Julian day UT */
  readonly startJdUt: JulianDay;
  /** end, Julian day UT */
  readonly endJdUt: JulianDay;
}

/**
 * The favourable time of a day for a sign: the first hora that the lord of the sign rules and that
 * does not touch a span to avoid. Horas and their lords are classical; to give each sign the hora of
 * its lord is a rule of this product.
 * @param lord of the sign
 * @param horas the day's horas in order from sunrise
 * @param avoided Rahu Kaal
 * @returns null when there is none
 */
export function favourableHora<Hora extends Span & { readonly lord: PlanetId }>(
  lord: PlanetId,
  horas: readonly Hora[],
  avoided: Span,
): Hora | null {
  const isClear = ({ startJdUt, endJdUt }: Hora): boolean =>
    endJdUt <= avoided.startJdUt || startJdUt >= avoided.endJdUt;
  return horas.find((hora) => hora.lord === lord && isClear(hora)) ?? null;
}
