/** What is on a day: a festival, a fast, an eclipse. */
export interface CalendarMark {
  /** Unique on its day. */
  id: string;
  name: string;
  /** A great one: it is written larger, and its dot is full. @default false */
  major?: boolean;
}

/** A civil date of a wall calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** Short, small text in the cell: the number of the tithi, "S 9". */
  short: string;
  /** The same in words: "Shukla Navami". Shown where the cell has room, read out where it has none. */
  label: string;
  /** A second fact, where the cell has room: the nakshatra. */
  detail?: string;
  /** Draws the Moon of the day beside its number. */
  moon?: 'new' | 'full';
  marks?: readonly CalendarMark[];
}
