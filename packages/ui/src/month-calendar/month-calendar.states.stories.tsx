import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { MonthCalendar } from './index.ts';
import { sampleDays } from './month-calendar.samples.ts';

const meta = {
  title: 'Components/Time/MonthCalendar',
  component: MonthCalendar,
  tags: ['!autodocs', 'visual'],
  args: { title: 'November 2026, sample', days: sampleDays, current: '2026-11-24' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof MonthCalendar>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <MonthCalendar {...args} hrefOf={(date) => `#${date}`} />
      <MonthCalendar {...args} title="Without links" days={sampleDays.slice(0, 14)} />
      <div style={{ inlineSize: 'min(100%, 328px)' }}>
        <MonthCalendar {...args} title="Narrow" hrefOf={(date) => `#${date}`} />
      </div>
    </div>
  ),
};
