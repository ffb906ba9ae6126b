import type { CalendarDay } from '../month-calendar/index.ts';

/** A civil date of a wall calendar, with the same facts as one of a MonthCalendar. */
export interface WallCalendarDay extends CalendarDay {
  /** A third fact, shown if the cell is wide enough and in print: "Sunrise 6:32 am". */
  note?: string;
}
