/** An event of a day: a festival, a fast, an eclipse. */
export interface CalendarMark {
  /** Unique on its day. */
  id: string;
  name: string;
  /** Whether it is a major one: larger text and a filled dot. @default false */
  major?: boolean;
}

/** A civil date of a wall calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** Short, small text in the cell: the number of the tithi, "S 9". */
  short: string;
  /** The same in words: "Shukla Navami". Shown if the cell is wide enough, otherwise for screen readers only. */
  label: string;
  /** A second fact, shown if the cell is wide enough: the nakshatra. */
  detail?: string;
  /** Shows the Moon phase of the day next to its number. */
  moon?: 'new' | 'full';
  marks?: readonly CalendarMark[];
}
