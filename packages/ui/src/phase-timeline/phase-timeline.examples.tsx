import { PhaseTimeline } from './index.ts';
import { sampleTimeline } from './phase-timeline.samples.ts';

export const SaysWhose = () => <PhaseTimeline {...sampleTimeline} />;

export const SaysNothing = () => (
  <PhaseTimeline {...sampleTimeline} title="Phases" note={undefined} />
);
