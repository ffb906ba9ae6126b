export { Timeline, type TimelineEntry, type TimelineProps } from './timeline.tsx';
export { DashaTimeline, type DashaTimelineProps } from './life/dasha-timeline.tsx';
export type { DashaPeriod } from './life/life.logic.ts';
export { PhaseTimeline, type LifePhase, type PhaseTimelineProps } from './life/phase-timeline.tsx';
