import {
  nakshatraOf,
  signOf,
  SIGNS,
  TICKS_PER_DEGREE,
  ticksOf,
  VIMSHOTTARI_ORDER,
} from '../chart/index.ts';
import type { GrahaId, PlanetId } from '../chart/index.ts';
import { VIMSHOTTARI_YEARS } from '../dasha/index.ts';
import { JyotishError } from '../error.ts';

/** The lords of a point of the zodiac in the Krishnamurti Paddhati. */
export interface KpLords {
  /** lord of the sign */
  readonly sign: PlanetId;
  /** lord of the nakshatra */
  readonly star: GrahaId;
  /** lord of the part of the nakshatra */
  readonly sub: GrahaId;
  /** lord of the part of the part */
  readonly subSub: GrahaId;
}

/** A sub: a part of a nakshatra within one sign. There are 249. */
export interface KpSub {
  /** 1 to 249 from 0° Aries: the number of a horary question */
  readonly number: number;
  /** lord of the sign */
  readonly sign: PlanetId;
  /** lord of the nakshatra */
  readonly star: GrahaId;
  /** lord of the sub */
  readonly sub: GrahaId;
  /** where it begins, sidereal, degrees; belongs to it */
  readonly start: number;
  /** where it ends, degrees; belongs to the next */
  readonly end: number;
}

const STAR_TICKS = (360 * TICKS_PER_DEGREE) / 27;
const SIGN_TICKS = 30 * TICKS_PER_DEGREE;
const CYCLE_YEARS = 120;

interface Part {
  readonly lord: GrahaId;
  readonly start: number;
  readonly length: number;
}

/** The nine parts of a stretch from its own lord on, in proportion to the lords' dasha years. */
function partsOf({ lord, start, length }: Part): Part[] {
  const first = VIMSHOTTARI_ORDER.indexOf(lord as (typeof VIMSHOTTARI_ORDER)[number]);
  let from = start;
  return VIMSHOTTARI_ORDER.map((_, index) => {
    const part = VIMSHOTTARI_ORDER[(first + index) % 9]!;
    const share = (length * VIMSHOTTARI_YEARS[part]) / CYCLE_YEARS;
    const span = { lord: part, start: from, length: share };
    from += share;
    return span;
  });
}

/** The last part that has begun, so that every point has exactly one. */
function partAt(ticks: number, parts: readonly Part[]): Part {
  return parts.findLast(({ start }) => start <= ticks) ?? parts[0]!;
}

/**
 * Sign, star, sub and sub-sub lord of a longitude (K. S. Krishnamurti, KP Reader 2): a nakshatra is divided like a
 * mahadasha, its sub like an antardasha. Half-open: the start of a part belongs to it.
 * @param longitude sidereal, degrees; the school uses its own ayanamsa, `krishnamurti`
 * @throws JyotishError `out_of_range` when the longitude is not finite
 */
export function kpLords(longitude: number): KpLords {
  const ticks = ticksOf(longitude);
  const star = nakshatraOf(longitude);
  const sub = partAt(
    ticks,
    partsOf({ lord: star.lord, start: (star.number - 1) * STAR_TICKS, length: STAR_TICKS }),
  );
  return {
    sign: SIGNS[signOf(longitude)].lord,
    star: star.lord,
    sub: sub.lord,
    subSub: partAt(ticks, partsOf(sub)).lord,
  };
}

/** The 249 subs from 0° Aries: 243 parts of the nakshatras, six of them cut in two by a sign's end. */
export function kpSubs(): readonly KpSub[] {
  const parts = Array.from({ length: 27 }, (_, index) => {
    const lord = VIMSHOTTARI_ORDER[index % 9]!;
    return partsOf({ lord, start: index * STAR_TICKS, length: STAR_TICKS }).map((sub) => ({
      star: lord,
      ...sub,
    }));
  }).flat();
  const pieces = parts.flatMap(({ star, lord, start, length }) => {
    const end = start + length;
    const signEnd = (Math.floor(start / SIGN_TICKS) + 1) * SIGN_TICKS;
    const cuts = signEnd < end ? [start, signEnd, end] : [start, end];
    return cuts.slice(1).map((to, index) => ({ star, sub: lord, from: cuts[index]!, to }));
  });
  return pieces.map(({ star, sub, from, to }, index) => ({
    number: index + 1,
    sign: SIGNS[signOf(from / TICKS_PER_DEGREE)].lord,
    star,
    sub,
    start: from / TICKS_PER_DEGREE,
    end: to / TICKS_PER_DEGREE,
  }));
}

/** Computed once: the same for every question. */
let subs: readonly KpSub[] | undefined;
const allSubs = (): readonly KpSub[] => (subs ??= kpSubs());

/**
 * The sub with a horary number.
 * @param number 1 to 249
 * @throws JyotishError `out_of_range` for another number
 */
export function kpSub(number: number): KpSub {
  const sub = allSubs()[number - 1];
  if (!sub)
    throw new JyotishError('out_of_range', 'A horary number is a whole number from 1 to 249.');
  return sub;
}

/**
 * The horary number of a longitude: the inverse of `kpSub`.
 * @param longitude sidereal, degrees
 * @returns 1 to 249
 * @throws JyotishError `out_of_range` when the longitude is not finite
 */
export function kpNumberOf(longitude: number): number {
  const ticks = ticksOf(longitude);
  return allSubs().findLast(({ start }) => ticksOf(start) <= ticks)!.number;
}
