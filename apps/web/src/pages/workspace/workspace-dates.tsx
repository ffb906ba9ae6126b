import { Select } from '@jyoti/ui/select';
import { useState } from 'react';
import {
  TransitDateChoice,
  TransitSteps,
  useStepLengths,
  type StepLength,
  type TransitDateProps,
} from '../../kundli-parts/astrologer-tab/transit-date.tsx';
import { useTransitsWords } from '../../kundli-parts/astrologer-tab/transits-words.ts';
import { keysOf } from './shortcuts.ts';
import { useWorkspaceWords } from './words.ts';
import * as styles from './workspace.css.ts';

const shortcuts = {
  steps: (['day-back', 'day-forward', 'month-back', 'month-forward'] as const)
    .map(keysOf)
    .join(' '),
  today: keysOf('today'),
};

/** The date that all panes of transits follow, in one line. */
export function WorkspaceDates(props: TransitDateProps) {
  const { date: label } = useWorkspaceWords();
  const { stepper: words } = useTransitsWords();
  const [length, setLength] = useState<StepLength>('daily');
  return (
    <div role="group" aria-label={label} className={styles.dates}>
      <TransitSteps {...props} length={length} shortcuts={shortcuts} />
      <Select
        label={words.step}
        value={length}
        options={useStepLengths()}
        onValueChange={setLength}
        className={styles.step}
      />
      <TransitDateChoice {...props} />
    </div>
  );
}
