import { Button } from '../button/index.ts';
import { PeriodSteps } from './index.ts';

const day = {
  label: 'Day',
  previousLabel: 'Previous day',
  nextLabel: 'Next day',
  previous: '2026-11-22',
  next: '2026-11-24',
  onValueChange: () => undefined,
};

export const SaysTheDay = () => (
  <PeriodSteps {...day} action={<Button size="small">Today</Button>}>
    Monday, 23 November 2026
  </PeriodSteps>
);

export const ArrowsAlone = () => <PeriodSteps {...day} />;
