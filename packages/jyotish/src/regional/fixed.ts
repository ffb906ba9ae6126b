import { dateFromDays, daysFromDate } from '../time/calendar.ts';
import { regionalMonthName } from './month-names.ts';
import type {
  DateWithoutWeekday,
  RegionalCalendar,
  RegionalDate,
  RegionalEra,
} from './regional-date.ts';

interface FixedRule {
  readonly calendar: RegionalCalendar;
  readonly era: RegionalEra;
  /** what the common year of its first day is greater by */
  readonly epoch: number;
  /** the first day of the year that begins in a common year, from 1970-01-01 */
  readonly firstDay: (commonYear: number) => number;
  /** lengths of the months of that year, days */
  readonly lengths: (commonYear: number) => readonly number[];
}

const dayOf = (year: number, month: number, day: number): number =>
  daysFromDate({ year, month, day });

/** Whether a common year has a 29 February. */
const isLeap = (year: number): boolean => dayOf(year, 3, 1) - dayOf(year, 2, 28) === 2;

const repeat = (times: number, length: number): readonly number[] =>
  Array.from({ length: times }, () => length);

/** The national calendar of India: Chaitra begins on 22 March, in leap years on the 21st (Gazette of 22 March 1957). */
export const NATIONAL: FixedRule = {
  calendar: 'national',
  era: 'shaka',
  epoch: 78,
  firstDay: (year) => dayOf(year, 3, isLeap(year) ? 21 : 22),
  lengths: (year) => [isLeap(year) ? 31 : 30, ...repeat(5, 31), ...repeat(6, 30)],
};

/** Nanakshahi of 2003 (Pal Singh Purewal): from 14 March; Phagun has 31 days where it contains a 29 February. */
export const NANAKSHAHI: FixedRule = {
  calendar: 'nanakshahi',
  era: 'nanakshahi',
  epoch: 1468,
  firstDay: (year) => dayOf(year, 3, 14),
  lengths: (year) => [...repeat(5, 31), ...repeat(6, 30), isLeap(year + 1) ? 31 : 30],
};

/** Bengali calendar of Bangladesh as of 2019 (Bangla Academy): from 14 April; Falgun follows 29 February. */
export const BANGLADESH: FixedRule = {
  calendar: 'bengali',
  era: 'bangabda',
  epoch: 593,
  firstDay: (year) => dayOf(year, 4, 14),
  lengths: (year) => [...repeat(6, 31), ...repeat(4, 30), isLeap(year + 1) ? 30 : 29, 30],
};

/** A day, from 1970-01-01, in a calendar of fixed months. */
export function fixedDateOf(rule: FixedRule, day: number): DateWithoutWeekday {
  const { year: civilYear } = dateFromDays(day);
  const commonYear = day < rule.firstDay(civilYear) ? civilYear - 1 : civilYear;
  let rest = day - rule.firstDay(commonYear);
  let month = 1;
  for (const length of rule.lengths(commonYear)) {
    if (rest < length) break;
    rest -= length;
    month += 1;
  }
  return {
    calendar: rule.calendar,
    month,
    monthName: regionalMonthName(rule.calendar, month),
    adhika: false,
    day: rest + 1,
    year: commonYear - rule.epoch,
    era: rule.era,
    yearName: null,
    basis: { kind: 'fixed' },
  };
}

/** A day of a calendar of fixed months, from 1970-01-01; null if the month has no such day. */
export function dayOfFixed(
  rule: FixedRule,
  { year, month, day }: Pick<RegionalDate, 'year' | 'month' | 'day'>,
): number | null {
  const commonYear = year + rule.epoch;
  const lengths = rule.lengths(commonYear);
  const length = lengths[month - 1];
  if (length === undefined || day < 1 || day > length) return null;
  const before = lengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
  return rule.firstDay(commonYear) + before + day - 1;
}
