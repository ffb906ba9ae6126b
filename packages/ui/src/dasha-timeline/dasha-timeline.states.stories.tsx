import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { DashaTimeline } from './index.ts';
import { sampleBirth, sampleNow, samplePeriods } from './dasha-timeline.samples.ts';

const meta = {
  title: 'States/DashaTimeline',
  component: DashaTimeline,
  tags: ['!autodocs', 'visual'],
  args: { title: 'Now running', periods: samplePeriods, birth: sampleBirth, now: sampleNow },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DashaTimeline>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <DashaTimeline {...args} note="Vimshottari dasha, 120 years" />
      <DashaTimeline {...args} title="Late in life" now="2095-01-01T00:00:00Z" />
      <DashaTimeline {...args} title="Outside the span" now="2300-01-01T00:00:00Z" />
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <DashaTimeline {...args} title="Narrow" />
      </div>
    </div>
  ),
};
