export { MoonCalendar, type MoonCalendarProps } from './moon-calendar.tsx';
export type { MoonDay, MoonMark } from './moon-calendar.logic.ts';
