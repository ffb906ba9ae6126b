import { normaliseDegrees } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import { TRANSIT_BODY_IDS } from './bodies.ts';
import { ALL_EVENTS, eventsBetween } from './events.ts';
import type { EventChoice, TransitEvent } from './events.ts';
import { grahaSigns } from './gochara.ts';
import type { SignsOfGrahas } from './gochara.ts';
import { checkSpan, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** The spans that horoscopes are written for. */
export const FORECAST_PERIODS = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** The span a horoscope is written for. */
export type ForecastPeriod = (typeof FORECAST_PERIODS)[number];

/** The sky at an instant, as far as gochara needs it. */
export interface SkyAt {
  /** sign of each graha */
  readonly signs: SignsOfGrahas;
  /** whether the Moon grows */
  readonly waxing: boolean;
}

/**
 * What the sky does in a span: the part of a horoscope that is the same for all twelve signs. Of a
 * year it costs nearly everything, so callers that read several signs make it once.
 */
export interface SpanSky {
  /** day, week, month or year */
  readonly period: ForecastPeriod;
  /** Julian days UT */
  readonly fromJdUt: JulianDay;
  /** end of the span */
  readonly toJdUt: JulianDay;
  /** middle of the span */
  readonly middleJdUt: JulianDay;
  /** where positions are read from */
  readonly sky: TransitSky;
  /** the sky at the middle of the span */
  readonly middle: SkyAt;
  /** the Moon's sidereal longitude at the middle, degrees */
  readonly moonLongitude: number;
  /** the span in parts of about a day, each by its middle */
  readonly days: readonly SkyAt[];
  /** in order, each with the signs of the grahas at its instant */
  readonly events: readonly {
    /** what happens */
    readonly event: TransitEvent;
    /** sign of each graha at that instant */
    readonly signs: SignsOfGrahas;
  }[];
}

/**
 * Which events the horoscope of a span includes: the longer it is, the slower the bodies that matter. Field
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
 * The sky of a span.
 * @param period which events matter; the span itself may be any (`civilSpan` gives the civil ones)
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @param sky shared between calls for several spans
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function spanSky(
  period: ForecastPeriod,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
): SpanSky {
  checkSpan(fromJdUt, toJdUt);
  const middleJdUt = (fromJdUt + toJdUt) / 2;
  const count = Math.max(1, Math.round(toJdUt - fromJdUt));
  const days = Array.from({ length: count }, (_, day) =>
    skyAt(fromJdUt + ((toJdUt - fromJdUt) * (day + 0.5)) / count, sky),
  );
  return {
    period,
    fromJdUt,
    toJdUt,
    middleJdUt,
    sky,
    middle: skyAt(middleJdUt, sky),
    moonLongitude: sky.track('moon').at(middleJdUt),
    days,
    events: eventsBetween(fromJdUt, toJdUt, sky, EVENTS_OF_PERIOD[period]).map((event) => ({
      event,
      signs: signsAt(event, sky),
    })),
  };
}

function skyAt(jdUt: JulianDay, sky: TransitSky): SkyAt {
  const lead = sky.track('moon').at(jdUt) - sky.track('sun').at(jdUt);
  return { signs: grahaSigns(jdUt, sky), waxing: normaliseDegrees(lead) < 180 };
}

/** At the exact instant of an ingress, rounding may still put the graha into the old sign. */
function signsAt(event: TransitEvent, sky: TransitSky): SignsOfGrahas {
  const signs = grahaSigns(event.jdUt, sky);
  return event.kind === 'sign_ingress' && event.body !== 'uranus'
    ? { ...signs, [event.body]: event.sign }
    : signs;
}
