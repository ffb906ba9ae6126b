import type { PanchangParams } from '@jyoti/contract';
import type { DayAndMonth } from './use-panchang.ts';

/** Props of each tab. */
export interface TabProps {
  params: PanchangParams;
  found: DayAndMonth;
  /** Display name of the place. */
  place: string;
  /** The URL of another day at its sunrise, with the same tab. */
  hrefOfDay: (day: string) => string;
  onDay: (day: string) => void;
}
