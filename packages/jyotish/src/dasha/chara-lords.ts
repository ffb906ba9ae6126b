import { GRAHA_IDS } from '../chart/bodies.ts';
import type { GrahaId, PlanetId } from '../chart/bodies.ts';
import { DIGNITIES } from '../chart/dignity.ts';
import type { Placements } from '../chart/placements.ts';
import { SIGNS } from '../chart/signs.ts';
import type { SignNumber } from '../chart/signs.ts';

/** The choices that schools of chara dasha make differently. */
export interface CharaOptions {
  /** whether Ketu shares Scorpio and Rahu Aquarius (K.N. Rao), or each sign has its planet only */
  readonly lords: 'dual' | 'single';
  /** one year more for an exalted lord and one less for a debilitated one, never beyond 1 to 12 */
  readonly exaltationAdjustment: boolean;
}

/** K.N. Rao's choices (Predicting through Jaimini's Chara Dasha). */
export const CHARA_DEFAULTS: CharaOptions = { lords: 'dual', exaltationAdjustment: false };

/** Why one of two lords counts. */
export type CharaLordRule =
  | 'both_in_sign'
  | 'other_in_sign'
  | 'more_joined'
  | 'higher_degree'
  | 'single_lord';

/** One lord of a sign, with the facts for the choice between two. */
export interface CharaLordCandidate {
  /** the candidate */
  readonly graha: GrahaId;
  /** where it is, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** grahas in the same sign, itself not counted */
  readonly joinedBy: number;
  /** degrees in [0, 30) */
  readonly degreeInSign: number;
}

/** Which lord a sign's years are counted to, and why. */
export interface CharaLord {
  /** sign whose lord is chosen */
  readonly sign: SignNumber;
  /** the lord that counts */
  readonly lord: GrahaId;
  /** what decided between two lords */
  readonly rule: CharaLordRule;
  /** one lord, or the two of Scorpio and Aquarius */
  readonly candidates: readonly CharaLordCandidate[];
}

/** The nodes that share a sign with its planet. */
const SECOND_LORDS: Readonly<Partial<Record<SignNumber, GrahaId>>> = { 8: 'ketu', 11: 'rahu' };

/** Signs counted forward; from the others one counts backward (K.N. Rao's direct signs). */
const DIRECT_SIGNS: readonly SignNumber[] = [1, 2, 3, 7, 8, 9];

/** Whether one counts forward from a sign. */
export function isDirectSign(sign: SignNumber): boolean {
  return DIRECT_SIGNS.includes(sign);
}

function candidateOf({ grahas }: Placements, graha: GrahaId): CharaLordCandidate {
  const { sign, degreeInSign } = grahas[graha];
  const inSign = GRAHA_IDS.filter((other) => grahas[other].sign === sign);
  return { graha, sign, joinedBy: inSign.length - 1, degreeInSign };
}

/**
 * The lord that a sign's years are counted to. Of two lords: both in the sign, it has its full twelve
 * years; one there, the other counts; else the one in company of more grahas, then the one further on
 * in its sign (K.N. Rao).
 */
export function charaLordOf(
  placements: Placements,
  sign: SignNumber,
  { lords }: CharaOptions,
): CharaLord {
  const { lord } = SIGNS[sign];
  const first = candidateOf(placements, lord);
  const node = SECOND_LORDS[sign];
  if (lords === 'single' || node === undefined) {
    return { sign, lord, rule: 'single_lord', candidates: [first] };
  }
  const second = candidateOf(placements, node);
  const choose = (chosen: CharaLordCandidate, rule: CharaLordRule): CharaLord => ({
    sign,
    lord: chosen.graha,
    rule,
    candidates: [first, second],
  });
  if (first.sign === sign && second.sign === sign) return choose(first, 'both_in_sign');
  if (first.sign === sign) return choose(second, 'other_in_sign');
  if (second.sign === sign) return choose(first, 'other_in_sign');
  if (first.joinedBy !== second.joinedBy) {
    return choose(first.joinedBy > second.joinedBy ? first : second, 'more_joined');
  }
  return choose(second.degreeInSign > first.degreeInSign ? second : first, 'higher_degree');
}

/**
 * The years of a sign: counted from it to its lord's sign, forward or backward as the sign is direct or not, less one;
 * twelve if the lord is in its own sign.
 * @returns an integer, 1 to 12
 */
export function charaYears(
  { sign, lord }: CharaLord,
  { grahas }: Placements,
  { exaltationAdjustment }: CharaOptions,
): number {
  const there = grahas[lord].sign;
  const ahead = isDirectSign(sign) ? there - sign : sign - there;
  const years = (ahead + 12) % 12 || 12;
  if (!exaltationAdjustment || lord === 'rahu' || lord === 'ketu') return years;
  return Math.min(12, Math.max(1, years + adjustment(lord, there)));
}

function adjustment(lord: PlanetId, sign: SignNumber): number {
  const { exalted, debilitated } = DIGNITIES[lord];
  if (exalted.sign === sign) return 1;
  return debilitated === sign ? -1 : 0;
}
