import { checkSetting } from '../../check-setting.ts';
import type { Weekday } from '../../chart/index.ts';
import { JyotishError } from '../../error.ts';
import { almanacSettings, almanacSky } from '../../panchang/index.ts';
import type {
  AlmanacSettings,
  Limbs,
  LunarMonth,
  TimeSpan,
  VedicDayBounds,
} from '../../panchang/index.ts';
import { riseOrSetOf } from '../../sky/index.ts';
import type { GeoPlace, Luminary } from '../../sky/index.ts';
import { daysFromDate } from '../../time/calendar.ts';
import { daysFrom } from '../../time/civil-day.ts';
import { parseDate, zoned } from '../../time/civil.ts';
import type { CivilDay, JulianDay, Zoned } from '../../time/index.ts';
import { judgeDay } from './day-vetoes.ts';
import type { DayVeto, JourneyDirection, SpanVeto } from './reasons.ts';
import { MUHURTA_PURPOSES, MUHURTA_RULES } from './rules.ts';
import type { MuhurtaPurpose } from './rules.ts';
import { birthMoonOf } from './segment.ts';
import type { MuhurtaBirth } from './segment.ts';
import { rangeSky, sharedSky } from './sky-of-range.ts';
import { qualityOf, windowsOf } from './windows.ts';
import type { MuhurtaGrade, MuhurtaQuality, MuhurtaWindow } from './windows.ts';

/** A place with the zone in which dates begin. */
export interface MuhurtaPlace extends GeoPlace {
  /** IANA name or a fixed offset */
  timeZone: string;
}

/** The act, the time span and the place of a search. */
export interface MuhurtaQuery {
  /** act to find a time for */
  readonly purpose: MuhurtaPurpose;
  /** first civil date, `YYYY-MM-DD` */
  readonly from: string;
  /** last civil date, included; at most ten years after `from` */
  readonly to: string;
  /** degrees, east and north positive, and the zone in which the dates begin */
  readonly place: Zoned<MuhurtaPlace>;
  /** the people it is for: their taras, Moon houses and eighth signs are judged; up to ten */
  readonly births?: readonly MuhurtaBirth[];
  /** direction of a journey: the weekday's shool is avoided */
  readonly direction?: JourneyDirection;
  /** default: Lahiri, sunrise of the disc's upper edge */
  readonly settings?: Partial<AlmanacSettings>;
}

/** A day with at least one window. */
export interface MuhurtaDay {
  /** `YYYY-MM-DD`; its windows lie between its sunrise and the next */
  readonly date: string;
  /** of its sunrise, 0 Sunday to 6 Saturday */
  readonly weekday: Weekday;
  /** beginning of the day, Julian day UT */
  readonly sunriseJdUt: JulianDay;
  /** end of its daylight, Julian day UT */
  readonly sunsetJdUt: JulianDay;
  /** end of the day, Julian day UT */
  readonly nextSunriseJdUt: JulianDay;
  /** amanta, as of sunrise */
  readonly lunarMonth: LunarMonth;
  /** of its best window */
  readonly score: number;
  /** word for that score */
  readonly quality: MuhurtaQuality;
  /** that of all its windows */
  readonly grade: MuhurtaGrade;
  /** times at which the act may be done, in order */
  readonly windows: readonly MuhurtaWindow[];
}

/** A day without a window, and why. */
export interface RejectedMuhurtaDay {
  /** civil date, `YYYY-MM-DD` */
  readonly date: string;
  /** what forbids the whole day, or, where nothing does, each of its parts */
  readonly vetoes: readonly (DayVeto | SpanVeto)[];
}

/** Every day of a search, in one of two lists, each in order. */
export interface MuhurtaSearch {
  /** act that was searched for */
  readonly purpose: MuhurtaPurpose;
  /** what the days were computed with */
  readonly settings: AlmanacSettings;
  /** days with a time for the act */
  readonly days: readonly MuhurtaDay[];
  /** days without one */
  readonly rejected: readonly RejectedMuhurtaDay[];
}

/** More would keep a caller waiting for seconds. */
const MOST_DAYS = 3660;
const MOST_BIRTHS = 10;
/** Days whose limbs are computed together. */
const CHUNK = 48;

/**
 * The good days and hours for an act. Each date's vedic day is cut wherever a limb, the lagna or a bad
 * hour begins or ends; what no rule forbids becomes a window with its reasons. The rules are those of
 * `MUHURTA_RULES` (Muhurta Chintamani; B. V. Raman, Muhurta). A year takes less than a tenth of a second.
 * @throws JyotishError `invalid_date`, `invalid_place`, `unknown_timezone`, `out_of_range` for an
 *   unknown purpose, dates in the wrong order or more than ten years apart, more than ten births or a
 *   birth that is no number, years outside 1800 to 2200
 */
export function findMuhurtas(query: MuhurtaQuery): MuhurtaSearch {
  const { purpose, direction } = query;
  const place = zoned<MuhurtaPlace>(query.place);
  checkSetting('purpose', purpose, MUHURTA_PURPOSES);
  const settings = almanacSettings(query.settings ?? {});
  const rule = MUHURTA_RULES[purpose];
  const births = birthsOf(query.births ?? []);
  const shared = sharedSky(almanacSky(settings.ayanamsa));
  const days: MuhurtaDay[] = [];
  const rejected: RejectedMuhurtaDay[] = [];
  for (const chunk of chunksOf(query, place)) {
    const sky = rangeSky(chunk[0]!.startJdUt, chunk.at(-1)!.endJdUt + 1.5, shared);
    for (const civilDay of chunk) {
      const { date } = civilDay;
      const day = vedicDayOf(civilDay, place, settings, shared.almanac.luminaries.sun);
      if (day === null) {
        rejected.push({ date, vetoes: [{ code: 'no_sunrise' }] });
        continue;
      }
      const { lunarMonth, vetoes, waived } = judgeDay(rule, day, sky, place, direction);
      if (vetoes.length > 0) {
        rejected.push({ date, vetoes });
        continue;
      }
      const limbs = limbsOf(sky.limbs, day);
      const found = windowsOf({ rule, day, births, sky, limbs, place, waived });
      if (found.windows.length === 0) {
        rejected.push({ date, vetoes: found.vetoes });
        continue;
      }
      const score = Math.max(...found.windows.map((window) => window.score));
      days.push({
        date,
        ...day,
        lunarMonth,
        score,
        quality: qualityOf(score),
        grade: found.windows[0]!.grade,
        windows: found.windows,
      });
    }
  }
  return { purpose, settings, days, rejected };
}

function birthsOf(births: readonly MuhurtaBirth[]) {
  if (births.length > MOST_BIRTHS) {
    throw new JyotishError('out_of_range', `A muhurta is found for at most ${MOST_BIRTHS} births.`);
  }
  return births.map(birthMoonOf);
}

/** The civil days of a query in groups. */
function* chunksOf({ from, to }: MuhurtaQuery, { timeZone }: MuhurtaPlace): Generator<CivilDay[]> {
  const first = daysFromDate(parseDate(from));
  const count = daysFromDate(parseDate(to)) - first + 1;
  if (!(count >= 1 && count <= MOST_DAYS)) {
    throw new JyotishError(
      'out_of_range',
      `A search for muhurtas ends on its first day or later, and at most ${MOST_DAYS} days after it.`,
    );
  }
  for (let done = 0; done < count; done += CHUNK) {
    const chunk = daysFrom(first + done, Math.min(CHUNK, count - done), timeZone);
    if (chunk.length > 0) yield chunk;
  }
}

/** The vedic day that begins on a civil date; without moonrises, which no rule uses. */
function vedicDayOf(
  { startJdUt, endJdUt, weekday }: CivilDay,
  place: GeoPlace,
  { sunrise: definition }: AlmanacSettings,
  sun: Luminary,
): VedicDayBounds | null {
  const sunriseJdUt = riseOrSetOf(sun, 'rise', startJdUt, place, definition);
  if (sunriseJdUt === null || sunriseJdUt >= endJdUt) return null;
  const sunsetJdUt = riseOrSetOf(sun, 'set', sunriseJdUt, place, definition);
  if (sunsetJdUt === null) return null;
  const nextSunriseJdUt = riseOrSetOf(sun, 'rise', sunsetJdUt, place, definition);
  return nextSunriseJdUt === null ? null : { weekday, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}

/** Those of some limbs that touch a day. */
function limbsOf(limbs: Limbs, { sunriseJdUt, nextSunriseJdUt }: VedicDayBounds): Limbs {
  const touching = <Span extends TimeSpan>(spans: readonly Span[]): Span[] =>
    spans.filter(({ startJdUt, endJdUt }) => startJdUt < nextSunriseJdUt && endJdUt > sunriseJdUt);
  return {
    tithis: touching(limbs.tithis),
    nakshatras: touching(limbs.nakshatras),
    yogas: touching(limbs.yogas),
    karanas: touching(limbs.karanas),
  };
}
