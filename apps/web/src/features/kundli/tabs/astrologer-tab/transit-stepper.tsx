import { transitsMessages } from '@jyoti/reports/messages/transits';
import { PeriodBar } from '@jyoti/ui/period-bar';
import { useState } from 'react';
import {
  TransitDateChoice,
  TransitSteps,
  useStepLengths,
  type StepLength,
  type TransitDateProps,
} from './transit-date.tsx';
import { useMessages } from '../../../../platform/words/use-messages.ts';

/** The date of the transits: a day, a week, a month or a year earlier or later, today, or any. */
export function TransitStepper(props: TransitDateProps) {
  const { stepper: words } = useMessages(transitsMessages);
  const [length, setLength] = useState<StepLength>('daily');
  return (
    <PeriodBar
      label={words.step}
      options={useStepLengths()}
      value={length}
      onValueChange={setLength}
      data-print="hide"
      steps={<TransitSteps {...props} length={length} />}
      date={<TransitDateChoice {...props} />}
    />
  );
}
