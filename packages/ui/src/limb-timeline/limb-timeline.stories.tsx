import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { LimbTimeline } from './index.ts';
import {
  sampleDay,
  sampleEvents,
  sampleLimbs,
  sampleNow,
  sampleWindows,
} from './limb-timeline.samples.ts';

const meta = {
  title: 'Components/Time/LimbTimeline',
  component: LimbTimeline,
  tags: ['status:new'],
  args: {
    title: 'The day, sample',
    ...sampleDay,
    limbs: sampleLimbs,
    windows: sampleWindows,
    events: sampleEvents,
    timeZone: 'Asia/Kolkata',
    place: 'New Delhi',
    now: sampleNow,
  },
} satisfies Meta<typeof LimbTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The day, sample' })).toBeInTheDocument();
    await expect(canvas.getAllByText('Now 10:24 am')).toHaveLength(2);
  }),
};

/** In a container narrower than 768 px the scale is vertical. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '328px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

export const WithItsTable: Story = { args: { table: 'visible' } };

/** At night the Sun is hidden; the line of the current time is shown. */
export const AtNight: Story = { args: { now: '2025-04-06T18:40:00Z', hourCycle: 'h23' } };

/** A day that is not today has no mark. */
export const AnotherDay: Story = { args: { now: '2025-05-01T05:00:00Z' } };
