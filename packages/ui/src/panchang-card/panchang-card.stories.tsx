import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { PanchangCard } from './index.ts';
import { sampleLimbs, sampleNow, sampleSunAndMoon, sampleVara } from './panchang-card.samples.ts';

const meta = {
  title: 'Components/Time/PanchangCard',
  component: PanchangCard,
  tags: ['status:new'],
  args: {
    date: '2025-04-06',
    place: 'New Delhi',
    timeZone: 'Asia/Kolkata',
    opening: 'Shukla Navami, Moon in Pushya until tomorrow at 6:24 am. Sample data.',
    vara: sampleVara,
    ...sampleLimbs,
    times: sampleSunAndMoon,
    moon: { illumination: 0.62, waxing: true },
    now: sampleNow,
  },
} satisfies Meta<typeof PanchangCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Sunday, 6 April 2025' })).toBeVisible();
    await expect(canvas.getAllByText('Now')).toHaveLength(4);
  }),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** A day without a moonrise, viewed on another day. */
export const NoMoonrise: Story = {
  args: {
    times: { ...sampleSunAndMoon, moonrise: null },
    now: '2025-05-06T00:00:00Z',
    hourCycle: 'h23',
  },
};
