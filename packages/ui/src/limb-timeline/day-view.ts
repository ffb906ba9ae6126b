import type { TimeWords } from '../time-span/index.ts';
import type {
  DayBounds,
  DayEvent,
  DayWindow,
  HourTick,
  LimbSpan,
  Part,
} from './limb-timeline.logic.ts';

/** Shared data of both drawings and the table: the parts of the day that the scale shows, and their times in words. */
export interface DayView {
  day: DayBounds;
  ticks: readonly HourTick[];
  limbs: readonly (LimbSpan & { part: Part; isRunning: boolean })[];
  windows: readonly (DayWindow & { part: Part; isRunning: boolean })[];
  /** Sunrise, sunset, the next sunrise and other events, in order of time. */
  events: readonly (DayEvent & { share: number })[];
  /** Position of now, 0 to 1; null outside the day. */
  now: { share: number; instant: string } | null;
  words: TimeWords;
}

/** A share of the scale as a CSS percentage. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
