import {
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  houseFrom,
  isAspecting,
  nakshatraOf,
  normaliseDegrees,
  padaOf,
} from '../chart/index.ts';
import type {
  GrahaId,
  HouseNumber,
  LuckyColor,
  Pada,
  PlanetId,
  SignNumber,
} from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import { FORECAST_AREAS, areaScore, isNaturalBenefic } from './area-score.ts';
import type { AreaScore, ScoredDay } from './area-score.ts';
import { TRANSIT_BODY_IDS } from './bodies.ts';
import { compatibleSign } from './compatible-sign.ts';
import { ALL_EVENTS, eventsBetween } from './events.ts';
import type { EventChoice, TransitEvent } from './events.ts';
import { gocharaOf, grahaSigns } from './gochara.ts';
import type { BindusBySign, GocharaEffect, GocharaRow } from './gochara.ts';
import { planetStrengths } from './strongest.ts';
import type { PlanetStrength } from './strongest.ts';
import { checkSpan, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** The spans that horoscopes are written for. */
export const FORECAST_PERIODS = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** The span a horoscope is written for. */
export type ForecastPeriod = (typeof FORECAST_PERIODS)[number];

/** An event of the span, seen from the sign. */
export interface ForecastEvent {
  readonly event: TransitEvent;
  /** where it happens, counted from the sign; null for an entry into a nakshatra, which may lie in two */
  readonly house: HouseNumber | null;
  /** gochara of the graha in the sign that it enters; null for other events and for Uranus */
  readonly effect: GocharaEffect | null;
}

/** What a sign's horoscope rests on. Everything at an instant is at the middle of the span. */
export interface SignForecast {
  readonly sign: SignNumber;
  readonly period: ForecastPeriod;
  /** Julian days UT */
  readonly fromJdUt: JulianDay;
  readonly toJdUt: JulianDay;
  readonly middleJdUt: JulianDay;
  readonly moon: {
    readonly sign: SignNumber;
    readonly house: HouseNumber;
    /** 1 (Ashwini) to 27 (Revati) */
    readonly nakshatra: number;
    readonly pada: Pada;
    readonly waxing: boolean;
    /** tara, 1 (Janma) to 9 (Atimitra), for a birth in each of the sign's three nakshatras */
    readonly taras: readonly { readonly from: number; readonly tara: number }[];
  };
  readonly gochara: readonly GocharaRow[];
  /** grahas that fully aspect the sign */
  readonly aspects: readonly { readonly graha: GrahaId; readonly benefic: boolean }[];
  readonly events: readonly ForecastEvent[];
  readonly areas: readonly AreaScore[];
  /** the seven planets, strongest for the sign first */
  readonly strengths: readonly PlanetStrength[];
  /** what the strongest planet gives (`GRAHA_CORRESPONDENCES`) */
  readonly lucky: {
    readonly graha: PlanetId;
    readonly number: number;
    readonly colors: readonly LuckyColor[];
  };
  readonly compatibleSign: SignNumber;
}

/**
 * Which events a span's horoscope tells: the longer it is, the slower the bodies that matter. Field
 * practice: the day by the Moon, the month by the Sun's ingress, the year by the slow grahas.
 */
const EVENTS_OF_PERIOD: Readonly<Record<ForecastPeriod, EventChoice>> = {
  daily: ALL_EVENTS,
  weekly: ALL_EVENTS,
  monthly: { signs: TRANSIT_BODY_IDS, nakshatras: [], phases: 'quarters' },
  yearly: {
    signs: TRANSIT_BODY_IDS.filter((body) => body !== 'moon'),
    nakshatras: [],
    phases: 'new_and_full',
  },
};

/**
 * The facts that a sign's horoscope for a span rests on: codes and numbers, no sentences. The sign
 * stands for the natal Moon's.
 * @param sign Aries = 1
 * @param period which events matter; the span itself may be any (`civilSpan` gives the civil ones)
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @param sky shared between calls where several signs or spans are asked for
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
  checkSpan(fromJdUt, toJdUt);
  const middleJdUt = (fromJdUt + toJdUt) / 2;
  const signs = grahaSigns(middleJdUt, sky);
  const moonLongitude = sky.track('moon').at(middleJdUt);
  const nakshatra = nakshatraOf(moonLongitude).number;
  const waxing = isWaxing(middleJdUt, sky);
  const days = daysOf(sign, fromJdUt, toJdUt, sky);
  const strengths = planetStrengths(sign, middleJdUt, period === 'daily', sky);
  const strongest = strengths[0]!.graha;
  const { number, colors } = GRAHA_CORRESPONDENCES[strongest];
  return {
    sign,
    period,
    fromJdUt,
    toJdUt,
    middleJdUt,
    moon: {
      sign: signs.moon,
      house: houseFrom(sign, signs.moon),
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
    events: eventsBetween(fromJdUt, toJdUt, sky, EVENTS_OF_PERIOD[period]).map((event) =>
      seenFrom(sign, event, sky),
    ),
    areas: FORECAST_AREAS.map((area) => areaScore(area, sign, days)),
    strengths,
    lucky: { graha: strongest, number, colors },
    compatibleSign: compatibleSign(sign, signs, waxing),
  };
}

/** The three nakshatras that have padas in a sign: nine padas begin with the sign's first. */
function nakshatrasOf(sign: SignNumber): number[] {
  const first = Math.floor(((sign - 1) * 9) / 4) + 1;
  return [first, first + 1, first + 2];
}

function isWaxing(jdUt: JulianDay, sky: TransitSky): boolean {
  return normaliseDegrees(sky.track('moon').at(jdUt) - sky.track('sun').at(jdUt)) < 180;
}

/** The span in parts of about a day, each by its middle. */
function daysOf(
  sign: SignNumber,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky,
): ScoredDay[] {
  const count = Math.max(1, Math.round(toJdUt - fromJdUt));
  return Array.from({ length: count }, (_, day) => {
    const jdUt = fromJdUt + ((toJdUt - fromJdUt) * (day + 0.5)) / count;
    return { gochara: gocharaOf(sign, grahaSigns(jdUt, sky)), waxing: isWaxing(jdUt, sky) };
  });
}

function seenFrom(sign: SignNumber, event: TransitEvent, sky: TransitSky): ForecastEvent {
  if (event.kind === 'nakshatra_ingress') return { event, house: null, effect: null };
  const house = houseFrom(sign, event.sign);
  if (event.kind !== 'sign_ingress' || event.body === 'uranus') {
    return { event, house, effect: null };
  }
  // At the instant itself rounding may still leave the graha on the near side.
  const signs = { ...grahaSigns(event.jdUt, sky), [event.body]: event.sign };
  const effect = gocharaOf(sign, signs).find(({ graha }) => graha === event.body)?.effect ?? null;
  return { event, house, effect };
}
