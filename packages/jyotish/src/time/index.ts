export { civilDays } from './civil-day.ts';
export type { CivilDay } from './civil-day.ts';
export { FIRST_YEAR, LAST_YEAR, civilFromJulianDay, parseDate, resolveCivilTime } from './civil.ts';
export type { CivilTime, LocalTime, ResolvedTime } from './civil.ts';
export { isoFromJulianDay, julianDayFromIso } from './julian-day.ts';
export type { JulianDay } from './julian-day.ts';
export type { CalendarDate } from './calendar.ts';
export { deltaT } from './delta-t.ts';
