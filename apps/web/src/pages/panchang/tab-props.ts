import type { AskedDay } from '@jyoti/contract';
import type { DayAndMonth } from './use-panchang.ts';

/** What each tab is given. */
export interface TabProps {
  asked: AskedDay;
  found: DayAndMonth;
  /** What the place is called. */
  place: string;
  /** The address of another day from its sunrise, with the same tab. */
  hrefOfDay: (day: string) => string;
  onDay: (day: string) => void;
}
