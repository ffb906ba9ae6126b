export { PhaseTimeline, type LifePhase, type PhaseTimelineProps } from './phase-timeline.tsx';
