import { GRAHA_IDS, houseFrom, isAspecting, nakshatraOf, padaOf } from '../chart/index.ts';
import type { GrahaId, HouseNumber, Pada, SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import { FORECAST_AREAS, areaScore, isNaturalBenefic } from './area-score.ts';
import type { AreaScore } from './area-score.ts';
import { compatibleSign } from './compatible-sign.ts';
import type { TransitEvent } from './events.ts';
import { gocharaOf } from './gochara.ts';
import type { BindusBySign, GocharaEffect, GocharaRow, SignsOfGrahas } from './gochara.ts';
import { luckyNumber } from './lucky-of-day.ts';
import type { LuckyNumber } from './lucky-of-day.ts';
import { spanSky } from './span-sky.ts';
import type { ForecastPeriod, SpanSky } from './span-sky.ts';
import { planetStrengths } from './strongest.ts';
import type { PlanetStrength } from './strongest.ts';
import { transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** An event of the span, relative to the sign. */
export interface ForecastEvent {
  /** what happens in the sky */
  readonly event: TransitEvent;
  /** its house from the sign; null for an entry into a nakshatra, which may span two */
  readonly house: HouseNumber | null;
  /** gochara of the graha in the sign that it enters; null for other events and for Uranus */
  readonly effect: GocharaEffect | null;
}

/** The facts of a sign's horoscope. Everything at an instant is at the middle of the span. */
export interface SignForecast {
  /** whose horoscope it is */
  readonly sign: SignNumber;
  /** day, week, month or year */
  readonly period: ForecastPeriod;
  /** Julian days UT */
  readonly fromJdUt: JulianDay;
  /** end of the span, Julian day UT */
  readonly toJdUt: JulianDay;
  /** middle of the span, Julian day UT */
  readonly middleJdUt: JulianDay;
  /** the Moon at the middle of the span */
  readonly moon: {
    /** sign of the Moon */
    readonly sign: SignNumber;
    /** of the Moon, counted from the sign */
    readonly house: HouseNumber;
    /** 1 (Ashwini) to 27 (Revati) */
    readonly nakshatra: number;
    /** quarter of that nakshatra, 1 to 4 */
    readonly pada: Pada;
    /** the Moon grows */
    readonly waxing: boolean;
    /** tara, 1 (Janma) to 9 (Atimitra), for a birth in each of the sign's three nakshatras */
    readonly taras: readonly {
      /** nakshatra of the birth, 1 to 27 */
      readonly from: number;
      /** 1 (Janma) to 9 (Atimitra) */
      readonly tara: number;
    }[];
  };
  /** the nine grahas, counted from the sign */
  readonly gochara: readonly GocharaRow[];
  /** grahas that fully aspect the sign */
  readonly aspects: readonly {
    /** who aspects */
    readonly graha: GrahaId;
    /** by nature */
    readonly benefic: boolean;
  }[];
  /** in order of their instants */
  readonly events: readonly ForecastEvent[];
  /** one score for each area of life */
  readonly areas: readonly AreaScore[];
  /** the seven planets, strongest for the sign first */
  readonly strengths: readonly PlanetStrength[];
  /** by the sign's lord and the Moon's house (`luckyNumber`) */
  readonly lucky: LuckyNumber;
  /** sign to keep company with: of those that agree by bhakoot and lords, the one that has the best score */
  readonly compatibleSign: SignNumber;
}

/**
 * The facts that a sign's horoscope for a span is based on: codes and numbers, no sentences. The sign
 * represents the natal Moon's.
 * @param sign Aries = 1
 * @param period which events matter; the span itself may be any (`civilSpan` gives the civil ones)
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @param sky shared between calls for several signs or spans
 * @param bindus of a natal chart, where one is known
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function signForecast(
  sign: SignNumber,
  period: ForecastPeriod,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
  bindus?: BindusBySign,
): SignForecast {
  return signForecastIn(sign, spanSky(period, fromJdUt, toJdUt, sky), bindus);
}

/**
 * As `signForecast`, with an existing sky: twelve signs of a year cost little more than one.
 * @param sign Aries = 1
 * @param bindus of a natal chart, where one is known
 */
export function signForecastIn(
  sign: SignNumber,
  span: SpanSky,
  bindus?: BindusBySign,
): SignForecast {
  const { period, fromJdUt, toJdUt, middleJdUt, sky, moonLongitude } = span;
  const { signs, waxing } = span.middle;
  const nakshatra = nakshatraOf(moonLongitude).number;
  const days = span.days.map((day) => ({
    gochara: gocharaOf(sign, day.signs),
    waxing: day.waxing,
  }));
  const moonHouse = houseFrom(sign, signs.moon);
  return {
    sign,
    period,
    fromJdUt,
    toJdUt,
    middleJdUt,
    moon: {
      sign: signs.moon,
      house: moonHouse,
      nakshatra,
      pada: padaOf(moonLongitude),
      waxing,
      taras: nakshatrasOf(sign).map((from) => ({
        from,
        tara: ((((nakshatra - from) % 9) + 9) % 9) + 1,
      })),
    },
    gochara: gocharaOf(sign, signs, bindus),
    aspects: GRAHA_IDS.filter((graha) => isAspecting(graha, signs[graha], sign)).map((graha) => ({
      graha,
      benefic: isNaturalBenefic(graha, waxing),
    })),
    events: span.events.map(({ event, signs: then }) => seenFrom(sign, event, then)),
    areas: FORECAST_AREAS.map((area) => areaScore(area, sign, days)),
    strengths: planetStrengths(sign, middleJdUt, period === 'daily', sky),
    lucky: luckyNumber(sign, moonHouse),
    compatibleSign: compatibleSign(sign, signs, waxing),
  };
}

/** The three nakshatras that have padas in a sign: nine padas begin with the sign's first. */
function nakshatrasOf(sign: SignNumber): number[] {
  const first = Math.floor(((sign - 1) * 9) / 4) + 1;
  return [first, first + 1, first + 2];
}

function seenFrom(sign: SignNumber, event: TransitEvent, signs: SignsOfGrahas): ForecastEvent {
  if (event.kind === 'nakshatra_ingress') return { event, house: null, effect: null };
  const house = houseFrom(sign, event.sign);
  if (event.kind !== 'sign_ingress' || event.body === 'uranus') {
    return { event, house, effect: null };
  }
  const effect = gocharaOf(sign, signs).find(({ graha }) => graha === event.body)?.effect ?? null;
  return { event, house, effect };
}
