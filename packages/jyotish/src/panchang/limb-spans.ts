import { karanaNamed, NAKSHATRAS, tithiNamed, YOGA_NAMES } from '../chart/index.ts';
import type { GrahaId, Karana, Nakshatra, Pada, SignNumber, Tithi } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import type { Track } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import { isGoodYoga, karanaAttributes, tithiAttributes } from './limb-tables.ts';
import type { TithiType } from './limb-tables.ts';

/** A stretch of time, its end not included. Julian days, UT. */
export interface TimeSpan {
  /** beginning, which belongs to it */
  readonly startJdUt: JulianDay;
  /** end, which belongs to what follows */
  readonly endJdUt: JulianDay;
}

/** The time that all spans share, or null. */
export function commonSpan(...spans: readonly TimeSpan[]): TimeSpan | null {
  const startJdUt = Math.max(...spans.map((span) => span.startJdUt));
  const endJdUt = Math.min(...spans.map((span) => span.endJdUt));
  return startJdUt < endJdUt ? { startJdUt, endJdUt } : null;
}

/** A tithi from its beginning to its end. */
export interface TithiSpan extends TimeSpan, Omit<Tithi, 'elapsed'> {
  /** nanda, bhadra, jaya, rikta or purna */
  readonly type: TithiType;
  /** deity that presides over it */
  readonly deity: string;
}

/** A quarter of a nakshatra. */
export interface PadaSpan extends TimeSpan {
  /** 1 to 4 */
  readonly pada: Pada;
}

/** The Moon's passage through a nakshatra. */
export interface NakshatraSpan extends TimeSpan {
  /** 1 (Ashwini) to 27 (Revati) */
  readonly number: number;
  /** its fixed attributes */
  readonly nakshatra: Nakshatra;
  /** its four quarters, in order */
  readonly padas: readonly PadaSpan[];
}

/** A yoga from its beginning to its end. */
export interface YogaSpan extends TimeSpan {
  /** 1 (Vishkambha) to 27 (Vaidhriti) */
  readonly number: number;
  /** Sanskrit in plain Latin letters */
  readonly name: string;
  /** whether the texts call it auspicious */
  readonly good: boolean;
}

/** A karana from its beginning to its end. */
export interface KaranaSpan extends TimeSpan, Omit<Karana, 'elapsed'> {
  /** deity that presides over it */
  readonly deity: string;
  /** graha that rules it */
  readonly lord: GrahaId;
}

/** The four limbs of the sky that touch a stretch of time, in order; the fifth is the weekday. */
export interface Limbs {
  /** lunar days */
  readonly tithis: readonly TithiSpan[];
  /** the Moon's nakshatras */
  readonly nakshatras: readonly NakshatraSpan[];
  /** yogas of Sun and Moon */
  readonly yogas: readonly YogaSpan[];
  /** half-tithis */
  readonly karanas: readonly KaranaSpan[];
}

/** The four limbs that run at an instant. */
export interface LimbsNow {
  /** the lunar day */
  readonly tithi: TithiSpan;
  /** the Moon's nakshatra */
  readonly nakshatra: NakshatraSpan;
  /** the yoga of Sun and Moon */
  readonly yoga: YogaSpan;
  /** the half-tithi */
  readonly karana: KaranaSpan;
}

/** Time in a sign. */
export interface SignStay {
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** when the sign is entered and left; null if that is not within the requested span */
  readonly enteredJdUt: JulianDay | null;
  /** when the sign is left; null if that is not within the requested span */
  readonly leftJdUt: JulianDay | null;
}

/** More than any tithi or nakshatra lasts, days. */
const LONGEST_LIMB = 1.14;
/** Days between samples of a search: none of the angles makes half a turn in it. */
const STEP = 3;

/** A part of the circle with the time an angle spends in it; its index counts from 0. */
interface Part extends TimeSpan {
  readonly index: number;
}

/** The parts that an angle passes through from before `from` until after `to`. */
function partsOf(track: Track, parts: number, from: JulianDay, to: JulianDay): Part[] {
  const crossings = crossingsOf(track, parts, from - LONGEST_LIMB, to + LONGEST_LIMB, STEP);
  return crossings.slice(0, -1).map(({ jdUt, index }, at) => ({
    index,
    startJdUt: jdUt,
    endJdUt: crossings[at + 1]!.jdUt,
  }));
}

/** Joins parts that are fractions of larger ones, dropping those that are incomplete at the ends. */
function joined(parts: readonly Part[], fractions: number): Part[] {
  const whole: Part[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const { index, startJdUt } = parts[at]!;
    const last = parts[at + fractions - 1];
    if (index % fractions !== 0 || last === undefined) continue;
    whole.push({ index: index / fractions, startJdUt, endJdUt: last.endJdUt });
  }
  return whole;
}

function touching<T extends TimeSpan>(spans: readonly T[], from: JulianDay, to: JulianDay): T[] {
  return spans.filter(({ startJdUt, endJdUt }) => startJdUt < to && endJdUt > from);
}

/**
 * All limbs that touch a span, each with its own beginning and end, which may be outside.
 * @param from Julian day UT
 * @param to Julian day UT, later
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function limbsBetween(from: JulianDay, to: JulianDay, sky: AlmanacSky): Limbs {
  const halfTithis = partsOf(sky.elongation, 60, from, to);
  const quarters = partsOf(sky.moon, 108, from, to);
  const yogas = partsOf(sky.sum, 27, from, to);
  return {
    tithis: touching(joined(halfTithis, 2), from, to).map(tithiSpan),
    nakshatras: touching(joined(quarters, 4), from, to).map((part) =>
      nakshatraSpan(part, quarters),
    ),
    yogas: touching(yogas, from, to).map(yogaSpan),
    karanas: touching(halfTithis, from, to).map(karanaSpan),
  };
}

/**
 * The limbs that run at an instant.
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function limbsAt(jdUt: JulianDay, sky: AlmanacSky): LimbsNow {
  return limbsNow(limbsBetween(jdUt, jdUt + 1e-9, sky), jdUt);
}

/** Filters the limbs that are running at an instant. */
export function limbsNow(limbs: Limbs, jdUt: JulianDay): LimbsNow {
  return {
    tithi: running(limbs.tithis, jdUt),
    nakshatra: running(limbs.nakshatras, jdUt),
    yoga: running(limbs.yogas, jdUt),
    karana: running(limbs.karanas, jdUt),
  };
}

function running<T extends TimeSpan>(spans: readonly T[], jdUt: JulianDay): T {
  return spans.find(({ endJdUt }) => jdUt < endJdUt)!;
}

/** The signs a body is in between two instants, in order. */
export function signsBetween(track: Track, from: JulianDay, to: JulianDay): SignStay[] {
  const crossings = crossingsOf(track, 12, from, to, STEP);
  const first = Math.floor(track.at(from) / 30);
  return [{ index: first, jdUt: null }, ...crossings].map(({ index, jdUt }, at) => ({
    sign: (index + 1) as SignNumber,
    enteredJdUt: jdUt,
    leftJdUt: crossings[at]?.jdUt ?? null,
  }));
}

function tithiSpan({ index, startJdUt, endJdUt }: Part): TithiSpan {
  const number = index + 1;
  return { ...tithiNamed(number), ...tithiAttributes(number), startJdUt, endJdUt };
}

function nakshatraSpan(
  { index, startJdUt, endJdUt }: Part,
  quarters: readonly Part[],
): NakshatraSpan {
  const first = quarters.findIndex((quarter) => quarter.startJdUt === startJdUt);
  const padas = quarters.slice(first, first + 4).map((quarter) => ({
    pada: ((quarter.index % 4) + 1) as Pada,
    startJdUt: quarter.startJdUt,
    endJdUt: quarter.endJdUt,
  }));
  return { number: index + 1, nakshatra: NAKSHATRAS[index]!, padas, startJdUt, endJdUt };
}

function yogaSpan({ index, startJdUt, endJdUt }: Part): YogaSpan {
  const number = index + 1;
  return { number, name: YOGA_NAMES[index]!, good: isGoodYoga(number), startJdUt, endJdUt };
}

function karanaSpan({ index, startJdUt, endJdUt }: Part): KaranaSpan {
  const karana = karanaNamed(index + 1);
  return { ...karana, ...karanaAttributes(karana.name), startJdUt, endJdUt };
}
