import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { DateChoice, PeriodBar, PeriodSteps } from './index.ts';

const nothing = () => undefined;
const bar = {
  label: 'Period',
  options: [
    { value: 'daily', label: 'Daily' },
    { value: 'weekly', label: 'Weekly' },
    { value: 'monthly', label: 'Monthly' },
  ],
  value: 'weekly',
  onValueChange: nothing,
  steps: null,
};
const steps = {
  label: 'Week',
  previousLabel: 'Previous week',
  nextLabel: 'Next week',
  previous: '2025-12-22',
  next: '2026-01-05',
  onValueChange: nothing,
};

const meta = {
  title: 'Components/Time/PeriodBar',
  component: PeriodBar,
  tags: ['visual'],
  args: bar,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PeriodBar>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <PeriodBar
        {...bar}
        steps={
          <PeriodSteps {...steps} action={<Button size="small">This week</Button>}>
            29 December 2025 – 4 January 2026
          </PeriodSteps>
        }
        date={
          <DateChoice
            label="Any date"
            value="2025-12-29"
            min="1800-01-01"
            max="2200-12-31"
            outOfRange="From 1800 to 2200."
            onValueChange={nothing}
          />
        }
      />
      <PeriodBar {...bar} steps={<PeriodSteps {...steps}>22–28 November 2026</PeriodSteps>} />
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
      <PeriodSteps {...steps} previous={null} />
      <PeriodSteps {...steps} next={null} action={<Button>Today</Button>} />
    </div>
  ),
};
