import type { Chart } from '../chart/index.ts';
import { matchHours, matchMoonAt, matchMoonsBetween } from '../match/index.ts';
import type { Couple, KootaOptions, MatchMoonSpan, MoonMatch } from '../match/index.ts';
import { almanacSky } from '../panchang/index.ts';
import type { JulianDay } from '../time/index.ts';
import { localDayOf } from './birth-day.ts';

/** The part of the day of birth in which a match is valid, Julian days UT; `endJdUt` not included. */
export interface HoursOfBirth {
  /** null: from the beginning of the day */
  readonly startJdUt: JulianDay | null;
  /** null: to the end of the day */
  readonly endJdUt: JulianDay | null;
}

/** What the two Moons decide while both births are in these parts of their days. */
export interface MatchWithoutTimes extends MoonMatch {
  /** null for the whole day, or a known time */
  readonly hours: Couple<HoursOfBirth | null>;
}

/** The Moon over the day of a birth; a single position if its time is known. */
function moonsOf(chart: Chart, isTimeUnknown: boolean): readonly MatchMoonSpan[] {
  const { grahas, settings, time } = chart;
  if (!isTimeUnknown) {
    const moon = matchMoonAt(grahas.moon.longitude);
    return [{ moon, startJdUt: time.jdUt, endJdUt: time.jdUt }];
  }
  const { startJdUt, endJdUt } = localDayOf(chart);
  return matchMoonsBetween(almanacSky(settings.ayanamsa, time.jdUt).moon, startJdUt, endJdUt);
}

function partOf(
  { startJdUt, endJdUt }: MatchMoonSpan,
  day: readonly MatchMoonSpan[],
): HoursOfBirth | null {
  const start = startJdUt === day[0]?.startJdUt ? null : startJdUt;
  const end = endJdUt === day.at(-1)?.endJdUt ? null : endJdUt;
  return start === null && end === null ? null : { startJdUt: start, endJdUt: end };
}

/**
 * The match of a couple of whom one or both do not know their time of birth: what the two Moons decide, once for each part
 * of the day with a different result, in order of the boy's hours, then of the girl's.
 * @param charts of any time of the day where the time is not known
 * @throws JyotishError `out_of_range` outside the years of the ephemeris, or for a table that does not exist
 */
export function matchWithoutTimes(
  charts: Couple<Chart>,
  isTimeUnknown: Couple<boolean>,
  kootas: KootaOptions = {},
): MatchWithoutTimes[] {
  const days = {
    boy: moonsOf(charts.boy, isTimeUnknown.boy),
    girl: moonsOf(charts.girl, isTimeUnknown.girl),
  };
  return matchHours(days, kootas).map(({ spans, ...match }) => ({
    ...match,
    hours: { boy: partOf(spans.boy, days.boy), girl: partOf(spans.girl, days.girl) },
  }));
}
