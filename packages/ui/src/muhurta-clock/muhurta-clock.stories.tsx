import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MuhurtaClock } from './index.ts';
import { sampleDay, sampleNow, samplePeriods } from './muhurta-clock.samples.ts';

const meta = {
  title: 'Components/Time/MuhurtaClock',
  component: MuhurtaClock,
  tags: ['status:new'],
  args: {
    title: 'Muhurtas, sample',
    ...sampleDay,
    periods: samplePeriods,
    timeZone: 'Asia/Kolkata',
    place: 'New Delhi',
    now: sampleNow,
  },
} satisfies Meta<typeof MuhurtaClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('listitem', { current: 'time' })).toHaveLength(2);
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** A day that is not today has no hand. */
export const AnotherDay: Story = { args: { now: '2025-05-06T05:19:00Z', hourCycle: 'h23' } };

export const AtNight: Story = { args: { now: '2025-04-06T18:20:00Z' } };
