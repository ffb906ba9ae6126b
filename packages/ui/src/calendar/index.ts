export { Calendar, type CalendarProps } from './calendar.tsx';
export { AlmanacDay, type AlmanacDayProps, type CalendarMark } from './almanac-day.tsx';
export { MoonDay, type MoonDayProps } from './moon-day.tsx';
export { MoonTable, type MoonTableProps } from './moon-table.tsx';
export type { DateRange } from './calendar.logic.ts';
export * from './deprecated.tsx';
