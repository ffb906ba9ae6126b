import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoonCalendar } from './index.ts';
import { sampleDays } from './moon-calendar.samples.ts';

const meta = {
  title: 'Components/Time/MoonCalendar',
  component: MoonCalendar,
  tags: ['status:new'],
  args: { title: 'The Moon in April 2025, sample', days: sampleDays, current: '2025-04-06' },
} satisfies Meta<typeof MoonCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getByText('Ram Navami')).toBeVisible();
  },
};

/** In a container narrower than 640 px the weeks become a list. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

export const AsTable: Story = { args: { layout: 'table' } };

/** Each day links to its page. */
export const Links: Story = { args: { hrefOf: (date) => `#${date}` } };

/** The thirty days of a lunar month begin in one month and end in another. */
export const OverTheEndOfAMonth: Story = {
  args: {
    title: 'Thirty days, sample',
    days: sampleDays.map((day, index) => ({
      ...day,
      date: new Date(Date.UTC(2025, 2, 22 + index)).toISOString().slice(0, 10),
    })),
  },
};

export const None: Story = { args: { days: [] } };
