import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { MonthCalendar } from './index.ts';
import { sampleDays } from './month-calendar.samples.ts';

const meta = {
  title: 'Components/Time/MonthCalendar',
  component: MonthCalendar,
  tags: ['status:new'],
  args: {
    title: 'November 2026, sample',
    days: sampleDays,
    current: '2026-11-24',
    hrefOf: (date) => `#${date}`,
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Sunday, 1 November 2026/ })).toHaveFocus();
  }),
};

/** At 288 px seven columns stay: number, tithi and dots; the names are for screen readers. wcag:1.4.10 */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow">
      <MonthCalendar {...args} />
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const diwali = canvas.getByRole('link', { name: /Diwali, Lakshmi Puja/ });
    const first = canvas.getByRole('link', { name: /^Sunday, 1 November/ });
    // Both are Sundays: one column.
    await expect(diwali.getBoundingClientRect().x).toBe(first.getBoundingClientRect().x);
  }),
};

/** With long Hindi words. */
export const Hindi: Story = {
  globals: { language: 'hi' },
  args: {
    title: 'नवंबर 2026',
    days: sampleDays.slice(0, 14).map((day) => ({
      ...day,
      short: 'शु 9',
      label: 'शुक्लपक्षनवमी',
      marks: day.marks?.map((mark) => ({ ...mark, name: 'श्रीसत्यनारायणव्रतकथा' })) ?? [],
    })),
  },
};
