import { JyotishError } from '../error.ts';
import { TICKS_PER_DEGREE, ticksOf } from '../chart/angle.ts';
import { eachGraha } from '../chart/bodies.ts';
import type { GrahaId } from '../chart/bodies.ts';
import type { VargaPlacement } from '../chart/divisional.ts';
import type { Placements } from '../chart/placements.ts';
import { houseFrom, isOddSign, signFromIndex, SIGNS, signOf } from '../chart/signs.ts';
import type { SignNumber } from '../chart/signs.ts';
import { varga } from '../chart/vargas.ts';
import type { VargaNumber, VargaPosition } from '../chart/vargas.ts';

/** Twelve signs, one for each sign from Aries to Pisces. */
export type TwelveSigns = readonly SignNumber[];

/** A rule of a varga with equal parts: where the parts of each sign begin, and how they go on. */
export interface CountedVargaRule {
  /** parts of a sign, 2 to 300 */
  readonly parts: number;
  /** the sign of the first part of each sign */
  readonly starts: TwelveSigns;
  /** signs from one part to the next; 1 unless given */
  readonly step?: number;
  /** signs in which the parts go backwards */
  readonly backwards?: readonly SignNumber[];
}

/** A rule of a varga with equal parts that names the sign of each part, for odd and for even signs. */
export interface ListedVargaRule {
  /** the sign of each part of an odd sign, in order; 2 to 300 of them */
  readonly odd: readonly SignNumber[];
  /** the sign of each part of an even sign; as many as `odd` */
  readonly even: readonly SignNumber[];
}

/** One varga within another: the parts of the second are found within each part of the first. */
export interface NestedVargaRule {
  /** the varga whose parts are divided again */
  readonly first: VargaNumber;
  /** the varga by whose rule they are divided */
  readonly second: VargaNumber;
}

/** A rule of a varga, written as data: one of the engine's, or one of the caller's own. */
export type VargaRule = CountedVargaRule | ListedVargaRule | NestedVargaRule;

const ALL_SIGNS = Object.values(SIGNS).map(({ number }) => number);

const startsAt = (start: (sign: SignNumber) => number): TwelveSigns =>
  ALL_SIGNS.map((sign) => signFromIndex(start(sign) - 1));
/** Parts run on from sign to sign without a break, from the first of Aries (parivritti). */
const running = (parts: number): CountedVargaRule => ({
  parts,
  starts: startsAt((sign) => (sign - 1) * parts + 1),
});
const startsByQuality = (movable: number, fixed: number, dual: number): TwelveSigns =>
  startsAt((sign) => ({ movable, fixed, dual })[SIGNS[sign].quality]);
const EVEN_SIGNS = ALL_SIGNS.filter((sign) => !isOddSign(sign));

/**
 * Vargas beyond the sixteen of BPHS ch. 6, and other forms of four of them. D5, D6, D8 and D11 as the school of Jaimini teaches
 * them (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 6); D81, D108 and D144 are vargas of vargas.
 */
export const MORE_VARGAS = {
  panchamsa: { number: 5, rule: { odd: [1, 11, 9, 3, 7], even: [2, 6, 12, 10, 8] } },
  shashthamsa: {
    number: 6,
    rule: { parts: 6, starts: startsAt((sign) => (isOddSign(sign) ? 1 : 7)) },
  },
  ashtamsa: { number: 8, rule: { parts: 8, starts: startsByQuality(1, 9, 5) } },
  rudramsa: { number: 11, rule: { parts: 11, starts: startsAt((sign) => 14 - sign) } },
  nava_navamsa: { number: 81, rule: { first: 9, second: 9 } },
  ashtottaramsa: { number: 108, rule: { first: 9, second: 12 } },
  dwadasa_dwadasamsa: { number: 144, rule: { first: 12, second: 12 } },
  running_hora: { number: 2, rule: running(2) },
  running_drekkana: { number: 3, rule: running(3) },
  somanatha_drekkana: {
    number: 3,
    rule: {
      parts: 3,
      starts: startsAt((sign) =>
        isOddSign(sign) ? ((sign - 1) / 2) * 3 + 1 : 12 - (sign / 2 - 1) * 3,
      ),
      backwards: EVEN_SIGNS,
    },
  },
  jagannatha_drekkana: {
    number: 3,
    rule: {
      parts: 3,
      starts: startsAt((sign) => sign + { movable: 0, fixed: 8, dual: 4 }[SIGNS[sign].quality]),
      step: 4,
    },
  },
  backward_dasamsa: {
    number: 10,
    rule: {
      parts: 10,
      starts: startsAt((sign) => (isOddSign(sign) ? sign : sign + 8)),
      backwards: EVEN_SIGNS,
    },
  },
  running_trimsamsa: { number: 30, rule: running(30) },
} as const satisfies Record<string, { readonly number: number; readonly rule: VargaRule }>;

/** A varga beyond the sixteen, or another form of one of them. */
export type MoreVarga = keyof typeof MORE_VARGAS;

const TICKS_PER_SIGN = 30 * TICKS_PER_DEGREE;
const MOST_PARTS = 300;

/**
 * Where a longitude falls in a varga by a rule. Parts are half-open, exactly.
 * @param rule one of `MORE_VARGAS`, or a rule of one's own
 * @param longitude sidereal, degrees
 * @throws JyotishError `out_of_range` for a rule without twelve starts, with lists of different lengths, or with fewer than 2 or
 *   more than 300 parts
 */
export function vargaByRule(rule: VargaRule, longitude: number): VargaPosition {
  if ('first' in rule) {
    const outer = varga(rule.first, longitude);
    const inner = varga(rule.second, (outer.sign - 1) * 30 + outer.degreeInSign);
    return { ...inner, part: (outer.part - 1) * rule.second + inner.part };
  }
  const parts = 'odd' in rule ? rule.odd.length : rule.parts;
  checkRule(rule, parts);
  const sign = signOf(longitude);
  const magnified = (ticksOf(longitude) % TICKS_PER_SIGN) * parts;
  const part = Math.floor(magnified / TICKS_PER_SIGN);
  return {
    sign: signOfPart(rule, sign, part),
    part: part + 1,
    degreeInSign: (magnified % TICKS_PER_SIGN) / TICKS_PER_DEGREE,
  };
}

function signOfPart(
  rule: CountedVargaRule | ListedVargaRule,
  sign: SignNumber,
  part: number,
): SignNumber {
  if ('odd' in rule) return rule[isOddSign(sign) ? 'odd' : 'even'][part]!;
  const direction = rule.backwards?.includes(sign) ? -1 : 1;
  const steps = direction * (rule.step ?? 1) * part;
  return signFromIndex((((rule.starts[sign - 1]! - 1 + steps) % 12) + 12) % 12);
}

function checkRule(rule: CountedVargaRule | ListedVargaRule, parts: number): void {
  const isWhole =
    'odd' in rule ? rule.even.length === parts : rule.starts.length === ALL_SIGNS.length;
  if (isWhole && Number.isInteger(parts) && parts >= 2 && parts <= MOST_PARTS) return;
  throw new JyotishError(
    'out_of_range',
    `A varga has 2 to ${MOST_PARTS} equal parts, with the sign of the first part for twelve signs, or as many signs for odd signs as for even ones.`,
  );
}

/** A chart by a rule of a varga. */
export interface ChartByRule {
  /** always in the first house */
  readonly ascendant: VargaPlacement;
  /** each with its whole-sign house from this ascendant */
  readonly grahas: Readonly<Record<GrahaId, VargaPlacement>>;
}

/**
 * The divisional chart of a birth chart by a rule.
 * @throws JyotishError as `vargaByRule` does
 */
export function chartByRule({ ascendant, grahas }: Placements, rule: VargaRule): ChartByRule {
  const lagna = vargaByRule(rule, ascendant.longitude);
  return {
    ascendant: { ...lagna, house: 1, retrograde: false },
    grahas: eachGraha((graha) => {
      const position = vargaByRule(rule, grahas[graha].longitude);
      const { retrograde } = grahas[graha];
      return { ...position, house: houseFrom(lagna.sign, position.sign), retrograde };
    }),
  };
}
