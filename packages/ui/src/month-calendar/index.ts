export { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
export type { CalendarDay, CalendarMark } from './month-calendar.types.ts';
