export { civilDateOf } from './civil-date-of.ts';
export type { RegionalDay } from './civil-date-of.ts';
export { REGIONAL_MONTH_NAMES, regionalMonthName } from './month-names.ts';
export * from './regional-date.ts';
export { REGIONAL_WEEKDAY_NAMES, regionalWeekdayName } from './weekday-names.ts';
export { regionalDatesOf, regionalSettings } from './regional-dates-of.ts';
