import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DateChoice, PeriodBar, PeriodSteps } from './index.ts';

const periods = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

const today = '2026-11-22';
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

function Example() {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('daily');
  const [date, setDate] = useState(today);
  return (
    <PeriodBar
      label="Period"
      options={periods}
      value={period}
      onValueChange={setPeriod}
      steps={
        <PeriodSteps
          label="Day"
          previousLabel="Previous day"
          nextLabel="Next day"
          previous={dayAfter(date, -1)}
          next={dayAfter(date, 1)}
          onValueChange={setDate}
          action={
            date !== today && (
              <Button size="small" onClick={() => setDate(today)}>
                Today
              </Button>
            )
          }
        >
          {date}
        </PeriodSteps>
      }
      date={
        <DateChoice
          label="Any date"
          value={date}
          today={today}
          min="1800-01-01"
          max="2200-12-31"
          outOfRange="Horoscopes are computed for 1800 to 2200."
          onValueChange={setDate}
        />
      }
    />
  );
}

const meta = {
  title: 'Components/Time/PeriodBar',
  component: PeriodBar,
  subcomponents: { PeriodSteps, DateChoice },
  tags: ['status:new'],
  args: {
    label: 'Period',
    options: periods,
    value: 'daily',
    onValueChange: () => undefined,
    steps: null,
  },
  render: () => <Example />,
} satisfies Meta<typeof PeriodBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await expect(canvas.getByText('2026-11-23')).toBeVisible();
    await expect(canvas.getByLabelText('Any date')).toHaveValue('23/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByText(today)).toBeVisible();
  },
};

/** Steps only, next to a heading with the month. */
export const StepsOnly: Story = {
  render: () => (
    <PeriodSteps
      label="Month"
      previousLabel="Previous month"
      nextLabel="Next month"
      previous="2200-11-22"
      next={null}
      onValueChange={() => undefined}
    />
  ),
};

/** At 288 px, in Hindi. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" data-testid="narrow" style={{ inlineSize: '18rem' }}>
      <PeriodBar
        label="अवधि"
        options={[
          { value: 'daily', label: 'दैनिक' },
          { value: 'weekly', label: 'साप्ताहिक' },
        ]}
        value="daily"
        onValueChange={() => undefined}
        steps={
          <PeriodSteps
            label="दिन"
            previousLabel="पिछला दिन"
            nextLabel="अगला दिन"
            previous="2026-11-26"
            next="2026-11-28"
            onValueChange={() => undefined}
            action={<Button size="small">आज का राशिफल</Button>}
          >
            शुक्रवार, 27 नवंबर 2026
          </PeriodSteps>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
