export { DayTimeline, type DayTimelineProps } from './day-timeline.tsx';
export {
  muhurtaKinds,
  muhurtaQuality,
  type DayEvent,
  type DayLane,
  type DayQuality,
  type DaySpan,
  type DayWindow,
  type MuhurtaKind,
} from './day-timeline.logic.ts';
export type { Choghadiya, ChoghadiyaName, DayPeriod, Hora } from './periods/choghadiya.ts';
export { DayPeriods, type DayPeriodsProps } from './periods/day-periods.tsx';
export { ChoghadiyaStrip, HoraList, LimbTimeline, MuhurtaClock } from './deprecated.tsx';
