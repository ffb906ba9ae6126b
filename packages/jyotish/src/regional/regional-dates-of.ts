import { checkSetting } from '../check-setting.ts';
import type { Context } from '../festival/context.ts';
import { festivalDays } from '../festival/index.ts';
import { numberOfDate } from '../festival/days.ts';
import { almanacSky } from '../panchang/index.ts';
import type { AlmanacSky, DayPanchang } from '../panchang/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { BANGLADESH, NANAKSHAHI, NATIONAL, fixedDateOf } from './fixed.ts';
import { lunarDateOf } from './lunar.ts';
import { BENGALI_RULES, LUNAR_CALENDARS, ODIA_RULES, SOLAR_CALENDARS } from './regional-date.ts';
import type {
  DateWithoutWeekday,
  RegionalDate,
  RegionalSettings,
  SolarCalendar,
} from './regional-date.ts';
import { solarDateOf } from './solar.ts';
import { regionalWeekdayName } from './weekday-names.ts';

/**
 * Settings with the defaults filled in: `almanac` and `date`.
 * @throws JyotishError `out_of_range` for a value that is not allowed
 */
export function regionalSettings({
  bengali = 'almanac',
  odia = 'date',
}: Partial<RegionalSettings>): RegionalSettings {
  checkSetting('bengali', bengali, BENGALI_RULES);
  checkSetting('odia', odia, ODIA_RULES);
  return { bengali, odia };
}

/**
 * A civil date in the calendars of India's regions, in the order solar, lunar, fixed.
 * @param day the panchang of the date: its sunrise, ayanamsa, tithi and lunar month are used
 * @param place degrees, east and north positive: whose sunset and midday decide when a solar month begins
 * @param timeZone IANA name or fixed offset: whose midnight
 * @param settings default: Bengali months by the sankranti, Odia months by its civil date
 * @param sky the one the panchang was made with, if available
 * @returns without a solar calendar where the Sun did not rise and set on the day of its sankranti, or that was before
 * 1800
 * @throws JyotishError `invalid_place`, `unknown_timezone`, `out_of_range`
 */
export function regionalDatesOf(
  day: DayPanchang,
  place: GeoPlace,
  timeZone: string,
  settings: Partial<RegionalSettings> = {},
  sky: AlmanacSky = almanacSky(day.settings.ayanamsa, day.span.startJdUt),
): RegionalDate[] {
  const applied = regionalSettings(settings);
  const days = festivalDays(place, timeZone, day.settings.sunrise, sky);
  const context: Context = { sky, days };
  const number = numberOfDate(day.civilDay.date);
  const solarOf = (calendar: SolarCalendar): DateWithoutWeekday | null =>
    calendar === 'bengali' && applied.bengali === 'bangladesh'
      ? fixedDateOf(BANGLADESH, number)
      : solarDateOf(calendar, number, applied, day, context);
  const dates = [
    ...SOLAR_CALENDARS.map(solarOf).filter((date) => date !== null),
    ...LUNAR_CALENDARS.map((calendar) => lunarDateOf(calendar, day)),
    fixedDateOf(NANAKSHAHI, number),
    fixedDateOf(NATIONAL, number),
  ];
  return dates.map((date) => ({
    ...date,
    weekdayName: regionalWeekdayName(date.calendar, day.civilDay.weekday),
  }));
}
