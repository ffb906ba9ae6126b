import type { AlmanacList, FestivalsDocument, ListedDay } from '@jyoti/contract';
import type { Language } from '@jyoti/language';
import { monthAndYear } from '@jyoti/ui/data';

/** In order of date. */
export const byDate = (days: readonly ListedDay[]): ListedDay[] =>
  days.toSorted((one, other) => one.date.localeCompare(other.date));

/** The days of a list, in order of date. */
export function daysOfList({ parts }: FestivalsDocument, list: AlmanacList): ListedDay[] {
  const lists = list === 'all' ? ['festivals', 'all'] : [list];
  return byDate(parts.filter(({ key }) => lists.includes(key)).flatMap(({ days }) => days));
}

/** A month of a list. */
export interface MonthOfList {
  /** `YYYY-MM` */
  key: string;
  /** "November 2026" */
  title: string;
  /** Those with an observance, in order. */
  days: readonly ListedDay[];
}

/** The months that have a day of a list. */
export const monthsOfList = (days: readonly ListedDay[], language: Language): MonthOfList[] =>
  [...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([key, ofMonth]) => ({
    key,
    title: monthAndYear(language, `${key}-01`),
    days: ofMonth,
  }));
