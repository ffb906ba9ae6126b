export { DashaTimeline, type DashaTimelineProps } from './dasha-timeline.tsx';
export type { DashaPeriod } from './dasha-timeline.logic.ts';
