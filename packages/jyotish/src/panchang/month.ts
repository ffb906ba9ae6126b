import type { Weekday } from '../chart/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { isCalendarDate } from '../time/calendar.ts';
import { civilDays } from '../time/index.ts';
import type { CivilDay } from '../time/index.ts';
import { almanacSky } from './almanac-sky.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import { almanacSettings } from './day.ts';
import type { AlmanacSettings } from './day.ts';
import { limbsBetween, limbsNow } from './limb-spans.ts';
import type { LimbsNow } from './limb-spans.ts';
import { lunarMonthAt, purnimantaMonthAt } from './lunar-month.ts';
import type { LunarMonth, PurnimantaMonth } from './lunar-month.ts';
import { moonOfDay } from './moon-calendar.ts';
import type { MoonDay } from './moon-calendar.ts';
import { noticesOf, risesOf, spanOf, vedicDayOf } from './rises.ts';
import type { DayNotice, Rises, VedicDayBounds } from './rises.ts';

/** One civil date of a month's panchang. Its limbs are those that run at sunrise, with their ends. */
export interface MonthDay extends Rises, LimbsNow {
  /** midnight to midnight, with its date */
  readonly civilDay: CivilDay;
  /** of the vedic day that begins on the date, 0 Sunday to 6 Saturday */
  readonly weekday: Weekday;
  /** sunrise to sunrise, for kalams and muhurtas; null where the Sun does not rise or set */
  readonly vedicDay: VedicDayBounds | null;
  /** amanta month, as of sunrise */
  readonly lunarMonth: LunarMonth;
  /** purnimanta month, as of sunrise */
  readonly purnimanta: PurnimantaMonth;
  /** phase and light of the Moon */
  readonly moon: MoonDay;
  /** what could not be given, and why */
  readonly notices: readonly DayNotice[];
}

/**
 * The panchang of a civil month, one row a date. Limbs, lunar month and Moon are those of sunrise, or of the date's
 * beginning where the Sun does not rise.
 * @param year 1800 to 2200
 * @param month 1 to 12
 * @param place degrees, east and north positive
 * @param timeZone IANA name or fixed offset
 * @param settings default: Lahiri, sunrise of the disc's upper edge
 * @param sky an existing sky, to reuse its cache for the same month; its ayanamsa is used
 * @throws JyotishError `invalid_date`, `invalid_place`, `unknown_timezone`, `out_of_range`
 */
export function panchangOfMonth(
  year: number,
  month: number,
  place: GeoPlace,
  timeZone: string,
  settings: Partial<AlmanacSettings> = {},
  sky?: AlmanacSky,
): MonthDay[] {
  const { ayanamsa, sunrise } = almanacSettings(settings);
  const shared = sky ?? almanacSky(ayanamsa);
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  const days = civilDays(first, lengthOf(year, month), timeZone);
  const limbs = limbsBetween(days[0]!.startJdUt, days.at(-1)!.endJdUt, shared);
  return days.map((civilDay) => {
    const { weekday } = civilDay;
    const rises = risesOf(civilDay, place, sunrise, shared);
    const vedicDay = vedicDayOf(weekday, rises);
    const { startJdUt } = spanOf(civilDay, vedicDay);
    const lunarMonth = lunarMonthAt(startJdUt, shared);
    return {
      civilDay,
      weekday,
      ...rises,
      vedicDay,
      ...limbsNow(limbs, startJdUt),
      lunarMonth,
      purnimanta: purnimantaMonthAt(startJdUt, lunarMonth),
      moon: moonOfDay(civilDay, startJdUt, shared),
      notices: noticesOf(rises),
    };
  });
}

function lengthOf(year: number, month: number): number {
  return [31, 30, 29].find((day) => isCalendarDate({ year, month, day })) ?? 28;
}
