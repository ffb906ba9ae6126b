import type { SignNumber } from '../chart/index.ts';
import type { Context } from '../festival/context.ts';
import type { SankrantiDay } from '../festival/index.ts';
import { samvatsaraOfShaka } from '../panchang/index.ts';
import type { DayPanchang } from '../panchang/index.ts';
import { amliYearOf } from './amli.ts';
import { regionalMonthName } from './month-names.ts';
import type {
  DateWithoutWeekday,
  RegionalDate,
  RegionalEra,
  RegionalSettings,
  SolarCalendar,
} from './regional-date.ts';
import { solarMonthOf } from './solar-month.ts';
import type { SolarMonth } from './solar-month.ts';

interface SolarRule {
  readonly day: SankrantiDay;
  /** the sign whose month is the first of the year */
  readonly first: SignNumber;
  readonly era: RegionalEra;
}

const ARIES = 1;
const LEO = 5;

/**
 * Which day begins a month, which month the year (Sewell and Dikshit, The Indian Calendar, art. 28; Chatterjee, Indian
 * Calendric System).
 */
const RULES: Readonly<Record<SolarCalendar, SolarRule>> = {
  tamil: { day: 'daylight', first: ARIES, era: 'kali' },
  malayalam: { day: 'madhyahna', first: LEO, era: 'kollam' },
  bengali: { day: 'bengal', first: ARIES, era: 'bangabda' },
  odia: { day: 'odisha', first: ARIES, era: 'amli' },
};

/** The rule by which a calendar's month begins. */
export function solarRuleOf(calendar: SolarCalendar, { odia }: RegionalSettings): SankrantiDay {
  return calendar === 'odia' && odia === 'sunrise' ? 'eve' : RULES[calendar].day;
}

/** What the panchang of a day says for the years of a solar calendar. */
export type DayOfYear = Pick<DayPanchang, 'lunarMonth' | 'samvats' | 'tithis'>;

/**
 * A day in a solar calendar.
 * @param day from 1970-01-01
 * @returns null where the Sun does not rise and set on the day that began the month
 */
export function solarDateOf(
  calendar: SolarCalendar,
  day: number,
  settings: RegionalSettings,
  panchang: DayOfYear,
  context: Context,
): DateWithoutWeekday | null {
  const rule = solarRuleOf(calendar, settings);
  const solar = solarMonthOf(day, rule, context);
  if (solar === null) return null;
  const { sign, jdUt, firstDay, commonYear } = solar;
  const { first, era } = RULES[calendar];
  const month = ((sign - first + 12) % 12) + 1;
  return {
    calendar,
    month,
    monthName: regionalMonthName(calendar, month),
    adhika: false,
    day: day - firstDay + 1,
    year: yearOf(calendar, solar, panchang),
    era,
    yearName: calendar === 'tamil' ? samvatsaraOfShaka(commonYear - 78) : null,
    basis: { kind: 'sankranti', sign, jdUt, rule },
  };
}

/** The common year in which a year of an era began, less that year (Sewell and Dikshit, art. 71). */
const EPOCHS = { tamil: -3101, malayalam: 824, bengali: 593 } as const;

/** The year of a day: Kali, Kollam, Bangabda or Amli. */
function yearOf(
  calendar: SolarCalendar,
  { sign, commonYear }: SolarMonth,
  panchang: DayOfYear,
): number {
  if (calendar === 'odia') return amliYearOf(panchang);
  // Before the first month of the calendar the year is the one that began in the Aries before.
  return commonYear - EPOCHS[calendar] - (sign < RULES[calendar].first ? 1 : 0);
}

/** The sign whose month is the first of a calendar's year. */
export function firstSignOf(calendar: SolarCalendar): SignNumber {
  return RULES[calendar].first;
}

/** The common years in which the Sun may have entered Aries before a month of a calendar's year. */
export function commonYearsOf(
  calendar: SolarCalendar,
  { year, month }: Pick<RegionalDate, 'year' | 'month'>,
): readonly number[] {
  // The Amli year changes in the middle of the solar one.
  if (calendar === 'odia') return [year + 592, year + 593];
  const { first } = RULES[calendar];
  const isNextAries = first + month - 1 > 12;
  return [year + EPOCHS[calendar] + (isNextAries ? 1 : 0)];
}
