import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { AlmanacDay, Calendar, MoonDay, MoonTable } from './index.ts';
import { sampleDays, sampleMoons } from './calendar.samples.ts';

const almanac = {
  title: 'November 2026, sample',
  subtitle: 'New Delhi. Ashvina, Kartika',
  days: sampleDays,
  cell: AlmanacDay,
  current: '2026-11-24',
  hrefOf: (date: string) => `#${date}`,
} as const;
const moons = { title: 'The Moon in April 2025, sample', days: sampleMoons, current: '2025-04-06' };

const meta: Meta<typeof Calendar<(typeof sampleDays)[number]>> = {
  title: 'Components/Time/Calendar',
  component: Calendar,
  tags: ['status:new'],
  args: { ...almanac },
};

export default meta;
type Story = StoryObj<typeof Calendar<(typeof sampleDays)[number]>>;

/** The month of an almanac: `AlmanacDay`. */
export const Default: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Sunday, 1 November 2026/ })).toHaveFocus();
  }),
};

/** To print and hang up: a landscape sheet. */
export const Sheet: Story = { args: { layout: 'sheet' } };

/** The Moon of each day: `MoonDay`. */
export const Moons: Story = {
  render: () => <Calendar {...moons} cell={MoonDay} layout="list" hrefOf={(date) => `#${date}`} />,
};

export const MoonsAsTable: Story = { render: () => <MoonTable {...moons} /> };

/** Days to choose: a grid with arrow keys. */
export const Choosing: Story = {
  render: function Choosing() {
    const [day, setDay] = useState('2026-11-11');
    return (
      <div style={{ maxInlineSize: '22rem' }}>
        <Calendar
          title="Free days of November 2026"
          days={sampleDays}
          min="2026-11-05"
          max="2026-11-27"
          selected={day}
          onDayChoose={setDay}
        />
      </div>
    );
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('12');
  }),
};

/** At 288 px seven columns stay: number, tithi and dots; the names are for screen readers. wcag:1.4.10 */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow">
      <Calendar {...args} layout="sheet" />
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const boxOf = (name: RegExp) => canvas.getByRole('link', { name }).getBoundingClientRect();
    const diwali = boxOf(/Diwali, Lakshmi Puja/);
    // Both are Sundays: one column.
    await expect(diwali.x).toBe(boxOf(/^Sunday, 1 November/).x);
    // A link fills its day: 24 px and more (WCAG 2.5.8).
    await expect(Math.min(diwali.width, diwali.height)).toBeGreaterThanOrEqual(24);
  }),
};
