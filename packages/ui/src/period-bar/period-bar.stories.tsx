import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { DateChoice, PeriodBar, PeriodSteps } from './index.ts';

const nothing = () => undefined;

const meta = {
  title: 'Components/Time/PeriodBar',
  component: PeriodBar,
  subcomponents: { PeriodSteps, DateChoice },
  tags: ['status:new'],
  args: {
    label: 'Period',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ],
    defaultValue: 'weekly',
    steps: (
      <PeriodSteps
        label="Week"
        previousLabel="Previous week"
        nextLabel="Next week"
        previous="2025-12-22"
        next="2026-01-05"
        onValueChange={nothing}
        action={<Button size="small">This week</Button>}
      >
        29 December 2025 – 4 January 2026
      </PeriodSteps>
    ),
    date: (
      <DateChoice
        label="Any date"
        defaultValue="2025-12-29"
        today="2026-11-22"
        min="1800-01-01"
        max="2200-12-31"
        outOfRange="Horoscopes are computed for 1800 to 2200."
      />
    ),
  },
} satisfies Meta<typeof PeriodBar>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
