import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { customSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { DateChoice, PeriodBar, PeriodSteps } from './index.ts';

const nothing = () => undefined;

const meta = {
  title: 'Components/Time/PeriodBar',
  excludeStories: /Example$/,
  component: PeriodBar,
  subcomponents: { PeriodSteps, DateChoice },
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

const steps = {
  label: 'Day',
  previousLabel: 'Previous day',
  nextLabel: 'Next day',
  previous: '2026-11-26',
  next: '2026-11-28',
  onValueChange: () => undefined,
};

const args: ComponentProps<typeof PeriodBar> = meta.args;

export const AllStates = customSheet(() => (
  <Stack gap="x6">
    <PeriodBar {...args} />
    <PeriodBar {...args} steps={<PeriodSteps {...steps}>27 November</PeriodSteps>} date={null} />
    <PeriodSteps {...steps} previous={null} />
    <PeriodSteps {...steps} next={null} action={<Button>Today</Button>} />
    <div lang="hi" style={{ inlineSize: '288px' }}>
      <PeriodBar
        label="अवधि"
        options={[
          { value: 'daily', label: 'दैनिक' },
          { value: 'weekly', label: 'साप्ताहिक' },
        ]}
        steps={
          <PeriodSteps {...steps} action={<Button size="small">आज का राशिफल</Button>}>
            शुक्रवार, 27 नवंबर 2026
          </PeriodSteps>
        }
      />
    </div>
  </Stack>
));

const day = {
  label: 'Day',
  previousLabel: 'Previous day',
  nextLabel: 'Next day',
  previous: '2026-11-22',
  next: '2026-11-24',
  onValueChange: () => undefined,
};

/** Do: The day is between the arrows, and there is a way back to today. */
export const SaysTheDayExample = () => (
  <PeriodSteps {...day} action={<Button size="small">Today</Button>}>
    Monday, 23 November 2026
  </PeriodSteps>
);

/** Don’t: Arrows alone. After three presses nobody knows which day this is. */
export const ArrowsAloneExample = () => <PeriodSteps {...day} />;
