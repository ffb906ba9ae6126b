import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { WallCalendar } from './index.ts';
import { sampleDays } from './wall-calendar.samples.ts';

const meta = {
  title: 'Components/Time/WallCalendar',
  component: WallCalendar,
  tags: ['!autodocs', 'visual'],
  args: { title: 'November 2026, sample', days: sampleDays, current: '2026-11-24' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof WallCalendar>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <WallCalendar {...args} subtitle="New Delhi" hrefOf={(date) => `#${date}`} />
      <WallCalendar {...args} title="Without links" days={sampleDays.slice(0, 14)} />
      <div style={{ inlineSize: 'min(100%, 328px)' }}>
        <WallCalendar {...args} title="Narrow" hrefOf={(date) => `#${date}`} />
      </div>
    </div>
  ),
};
