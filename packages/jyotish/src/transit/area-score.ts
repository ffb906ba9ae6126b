import { GRAHA_IDS, isAspecting, signFromIndex } from '../chart/index.ts';
import type { GrahaId, HouseNumber, SignNumber } from '../chart/index.ts';
import type { GocharaEffect, GocharaRow } from './gochara.ts';

/** Areas of life of a horoscope. */
export const FORECAST_AREAS = ['general', 'love', 'career', 'money', 'health'] as const;

/** An area of life in a horoscope. */
export type ForecastArea = (typeof FORECAST_AREAS)[number];

/** The grahas that signify an area, and its houses from the sign. */
export interface AreaRule {
  /** significators of the area */
  readonly karakas: readonly GrahaId[];
  /** houses of the area, counted from the sign */
  readonly houses: readonly HouseNumber[];
}

/** A rule of this product; significators and houses as BPHS ch. 32 and 11 have them. */
export const AREA_RULES: Readonly<Record<ForecastArea, AreaRule>> = {
  general: { karakas: GRAHA_IDS, houses: [1] },
  love: { karakas: ['venus', 'moon'], houses: [7] },
  career: { karakas: ['sun', 'saturn'], houses: [10] },
  money: { karakas: ['jupiter'], houses: [2, 11] },
  health: { karakas: ['sun', 'mars'], houses: [6, 8] },
};

/** Why a graha counts in an area. */
export type ScoreReason = 'karaka' | 'occupant' | 'aspect';

/** One addend of a score. */
export interface ScoreTerm {
  /** why it counts */
  readonly reason: ScoreReason;
  /** who makes it */
  readonly graha: GrahaId;
  /** karaka and occupant: the house the graha is in; aspect: the house it looks at */
  readonly house: HouseNumber;
  /** gochara of a karaka or occupant; null for an aspect */
  readonly effect: GocharaEffect | null;
  /** by nature, for an aspect; null otherwise */
  readonly benefic: boolean | null;
  /** its addend on a day on which it is true */
  readonly points: number;
  /** share of the span's days on which it is true, above 0 up to 1 */
  readonly share: number;
}

/** What counts for and against an area, added up, with every addend. */
export interface AreaScore {
  /** area of life */
  readonly area: ForecastArea;
  /** sum of points × share over the terms; 0 when good and bad balance */
  readonly sum: number;
  /** the size of a sum in which everything agrees; a sum can go a little beyond it */
  readonly full: number;
  /** every addend */
  readonly terms: readonly ScoreTerm[];
}

/** Good and bad by gochara; obstructed and relieved transits count 0. */
const EFFECT_POINTS: Readonly<Record<GocharaEffect, number>> = {
  good: 1,
  obstructed: 0,
  bad: -1,
  relieved: 0,
};
const KARAKA_WEIGHT = 2;
const ASPECT_POINTS = 0.5;
/** Assumed maximum of occupants and aspects. */
const ALLOWANCE = 2;

/** A day as the scores need it: transits from the sign, and whether the Moon grows. */
export interface ScoredDay {
  readonly gochara: readonly GocharaRow[];
  readonly waxing: boolean;
}

/**
 * Benefic by nature: Jupiter, Venus, Mercury, and the Moon while it grows (BPHS 3, 11; Mercury's
 * company is left aside).
 */
export function isNaturalBenefic(graha: GrahaId, waxing: boolean): boolean {
  if (graha === 'moon') return waxing;
  return graha === 'jupiter' || graha === 'venus' || graha === 'mercury';
}

/** The addends of an area on one day. */
function termsOf(area: ForecastArea, sign: SignNumber, day: ScoredDay): Omit<ScoreTerm, 'share'>[] {
  const { karakas, houses } = AREA_RULES[area];
  const terms: Omit<ScoreTerm, 'share'>[] = [];
  for (const { graha, house, sign: standsIn, effect } of day.gochara) {
    const points = EFFECT_POINTS[effect];
    if (karakas.includes(graha)) {
      const weighted = KARAKA_WEIGHT * points;
      terms.push({ reason: 'karaka', graha, house, effect, benefic: null, points: weighted });
    }
    if (houses.includes(house)) {
      terms.push({ reason: 'occupant', graha, house, effect, benefic: null, points });
    }
    for (const aspected of houses) {
      if (!isAspecting(graha, standsIn, signFromIndex(sign + aspected - 2))) continue;
      const benefic = isNaturalBenefic(graha, day.waxing);
      const aspectPoints = benefic ? ASPECT_POINTS : -ASPECT_POINTS;
      const term = { graha, house: aspected, effect: null, benefic, points: aspectPoints };
      terms.push({ reason: 'aspect', ...term });
    }
  }
  return terms;
}

/**
 * The score of an area for a sign over some days: each day's karakas by their gochara (±2), occupants of the area's
 * houses by theirs (±1) and full aspects on those houses by nature (±½), averaged over the days. A rule of this
 * product, the same for everyone and shown to the reader.
 * @param days at least one
 */
export function areaScore(
  area: ForecastArea,
  sign: SignNumber,
  days: readonly ScoredDay[],
): AreaScore {
  const terms = new Map<string, ScoreTerm>();
  for (const day of days) {
    for (const term of termsOf(area, sign, day)) {
      const key = `${term.reason} ${term.graha} ${term.house} ${term.effect} ${term.benefic}`;
      const share = (terms.get(key)?.share ?? 0) + 1 / days.length;
      terms.set(key, { ...term, share });
    }
  }
  const full = KARAKA_WEIGHT * AREA_RULES[area].karakas.length + ALLOWANCE;
  let sum = 0;
  for (const { points, share } of terms.values()) sum += points * share;
  return { area, sum, full, terms: [...terms.values()] };
}
