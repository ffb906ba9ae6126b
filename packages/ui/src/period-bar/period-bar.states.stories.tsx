import type { ComponentProps } from 'react';
import { drawnSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { PeriodBar, PeriodSteps } from './index.ts';
import sample from './period-bar.stories.tsx';

const steps = {
  label: 'Day',
  previousLabel: 'Previous day',
  nextLabel: 'Next day',
  previous: '2026-11-26',
  next: '2026-11-28',
  onValueChange: () => undefined,
};

const args: ComponentProps<typeof PeriodBar> = sample.args;

export default { title: 'Components/Time/PeriodBar', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
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
