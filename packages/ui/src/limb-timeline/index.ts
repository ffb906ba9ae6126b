export { LimbTimeline, type LimbTimelineProps } from './limb-timeline.tsx';
export type { DayEvent, DayWindow, LimbId, LimbSpan } from './limb-timeline.logic.ts';
