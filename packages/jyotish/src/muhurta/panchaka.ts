import { vedicDayAt } from '../chart/index.ts';
import type { SignNumber, Weekday } from '../chart/index.ts';
import { almanacSky, commonSpan } from '../panchang/index.ts';
import type { AlmanacSky, DayPanchang, LagnaSpan, TimeSpan } from '../panchang/index.ts';
import { crossingsOf } from '../sky/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { checkTimeZone } from '../time/civil.ts';
import { civilFromJulianDay } from '../time/index.ts';

/** The five kinds: death, fire, the ruler, theft, illness. */
export type PanchakaKind = 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga';

/** A part of a day with the remainder of its limbs and lagna. */
export interface PanchakaSpan extends TimeSpan {
  /** 0 to 8, of tithi + nakshatra + weekday + lagna divided by nine */
  readonly remainder: number;
  /** null: panchaka rahita, free of all five */
  readonly kind: PanchakaKind | null;
  /** 1 to 30 */
  readonly tithi: number;
  /** 1 to 27 */
  readonly nakshatra: number;
  /** sign that rises, 1 (Aries) to 12 (Pisces) */
  readonly lagna: SignNumber;
}

/** The Moon's stay in Aquarius and Pisces. */
export interface MoonPanchaka extends TimeSpan {
  /** the weekday, from sunrise, on which it began */
  readonly weekday: Weekday;
  /** by that weekday; null on a Wednesday or Thursday, when it does no harm */
  readonly kind: PanchakaKind | null;
}

const KIND_BY_REMAINDER: Readonly<Partial<Record<number, PanchakaKind>>> = {
  1: 'mrityu',
  2: 'agni',
  4: 'raja',
  6: 'chora',
  8: 'roga',
};

/** Sunday to Saturday, as Hindi almanacs name the panchaka of the Moon. */
const KIND_BY_WEEKDAY: Readonly<Record<Weekday, PanchakaKind | null>> = {
  0: 'roga',
  1: 'raja',
  2: 'agni',
  3: null,
  4: null,
  5: 'chora',
  6: 'mrityu',
};

/**
 * The panchaka of a tithi, nakshatra, weekday and lagna: the sum of their numbers divided by nine leaves
 * 1 (mrityu), 2 (agni), 4 (raja), 6 (chora), 8 (roga), or a number that is free of it (B. V. Raman,
 * Muhurta, on panchaka).
 * @param tithi 1 to 30
 * @param nakshatra 1 to 27
 * @param weekday Sunday = 0, which counts as 1
 * @param lagna Aries = 1
 */
export function panchakaAt(
  tithi: number,
  nakshatra: number,
  weekday: Weekday,
  lagna: SignNumber,
): {
  /** 0 to 8 */
  readonly remainder: number;
  /** null: panchaka rahita, free of all five */
  readonly kind: PanchakaKind | null;
} {
  const remainder = (tithi + nakshatra + weekday + 1 + lagna) % 9;
  return { remainder, kind: KIND_BY_REMAINDER[remainder] ?? null };
}

/**
 * The panchakas of a day from sunrise to sunrise; they tile it.
 * @param lagnas the rising signs of the day, from `lagnasBetween`
 * @returns none where the Sun does not rise or set
 */
export function panchakasOf(
  day: Pick<DayPanchang, 'weekday' | 'vedicDay' | 'span' | 'tithis' | 'nakshatras'>,
  lagnas: readonly LagnaSpan[],
): PanchakaSpan[] {
  if (day.vedicDay === null) return [];
  const found: PanchakaSpan[] = [];
  for (const lagna of lagnas) {
    for (const nakshatra of day.nakshatras) {
      for (const tithi of day.tithis) {
        const within = commonSpan(day.span, lagna, nakshatra, tithi);
        if (within === null) continue;
        found.push({
          ...within,
          ...panchakaAt(tithi.number, nakshatra.number, day.weekday, lagna.sign),
          tithi: tithi.number,
          nakshatra: nakshatra.number,
          lagna: lagna.sign,
        });
      }
    }
  }
  return found.toSorted((a, b) => a.startJdUt - b.startJdUt);
}

/** The Moon is at most this long in two signs, days. */
const LONGEST_STAY = 5.5;
const AQUARIUS = 10;

/**
 * The panchaka of the Moon that touches a day, from its true beginning to its end, and its kind by the
 * weekday on which it began.
 * @param place where the weekday begins with its sunrise
 * @param timeZone IANA name or fixed offset, which names the weekday
 * @param sky the sky of an existing panchang, to reuse its cache
 * @returns null when the Moon is in neither sign
 * @throws JyotishError `invalid_place`, `unknown_timezone`
 */
export function moonPanchakaOf(
  day: Pick<DayPanchang, 'span' | 'settings'>,
  place: GeoPlace,
  timeZone: string,
  sky: AlmanacSky = almanacSky(day.settings.ayanamsa, day.span.startJdUt),
): MoonPanchaka | null {
  checkTimeZone(timeZone);
  const { startJdUt: from, endJdUt: to } = day.span;
  const ingresses = crossingsOf(sky.moon, 12, from - LONGEST_STAY, to + LONGEST_STAY, 3);
  const begins = ingresses.findLast(({ index, jdUt }) => index === AQUARIUS && jdUt < to);
  const ends = ingresses.find(({ index, jdUt }) => index === 0 && jdUt > (begins?.jdUt ?? to));
  if (begins === undefined || ends === undefined || ends.jdUt <= from) return null;
  const weekday =
    vedicDayAt(begins.jdUt, place, day.settings.sunrise, timeZone)?.weekday ??
    civilFromJulianDay(begins.jdUt, timeZone).weekday;
  return {
    startJdUt: begins.jdUt,
    endJdUt: ends.jdUt,
    weekday,
    kind: KIND_BY_WEEKDAY[weekday],
  };
}
