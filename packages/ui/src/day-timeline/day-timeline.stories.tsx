import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import {
  allWindows,
  sampleChoghadiyas,
  sampleDay,
  sampleEvents,
  sampleHoras,
  sampleLanes,
  sampleNow,
  samplePlace,
  sampleWindows,
} from './day-timeline.samples.ts';
import { DayPeriods, DayTimeline } from './index.ts';

const meta = {
  title: 'Components/Time/DayTimeline',
  component: DayTimeline,
  subcomponents: { DayPeriods },
  tags: ['status:new'],
  args: {
    title: 'The day, sample',
    ...sampleDay,
    ...samplePlace,
    lanes: sampleLanes,
    windows: sampleWindows,
    events: sampleEvents,
    now: sampleNow,
  },
} satisfies Meta<typeof DayTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The day, sample' })).toBeInTheDocument();
    await expect(canvas.getAllByText('Now 10:24 am')).toHaveLength(2);
  }),
};

/** In a container narrower than 768 px the line is upright. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '328px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

/** The windows on a dial, with a list of them. */
export const Dial: Story = {
  args: { layout: 'dial', windows: allWindows, now: '2025-04-06T12:04:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('listitem', { current: 'time' })).toHaveLength(2);
  },
};

const periods = { title: 'Sunday in New Delhi', timeZone: samplePlace.timeZone, now: sampleNow };

/** The sixteen choghadiyas of a day and its night: DayPeriods. */
export const Choghadiyas: Story = {
  render: () => <DayPeriods {...periods} {...sampleChoghadiyas} />,
};

/** The same as tables, to compare or copy times. */
export const ChoghadiyaTables: Story = {
  render: () => <DayPeriods {...periods} {...sampleChoghadiyas} layout="table" />,
};

/** The twenty-four planetary hours: DayPeriods. */
export const Horas: Story = {
  render: () => <DayPeriods {...periods} {...sampleHoras} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getByRole('listitem', { current: 'time' })).toBeVisible();
  },
};
