export { WallCalendar, type WallCalendarProps } from './wall-calendar.tsx';
export type { WallCalendarDay } from './wall-calendar.types.ts';
