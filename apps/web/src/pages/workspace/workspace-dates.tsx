import { FIRST_DATE, LAST_DATE, steppedDate } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { Button } from '@jyoti/ui/button';
import { DateChoice, PeriodSteps } from '@jyoti/ui/period-bar';
import { Select } from '@jyoti/ui/select';
import { useState } from 'react';
import { useTransitsWords } from '../../kundli-parts/astrologer-tab/transits-words.ts';
import { keysOf } from './shortcuts.ts';
import { useWorkspaceWords } from './words.ts';
import * as styles from './workspace.css.ts';

interface WorkspaceDatesProps {
  /** The date of the transits, and today at the place of the birth, `YYYY-MM-DD`. */
  date: string;
  today: string;
  /** @param date null for today */
  onDate: (date: string | null) => void;
}

const lengths = ['daily', 'weekly', 'monthly', 'yearly'] as const;
type Length = (typeof lengths)[number];

const keys = (['day-back', 'day-forward', 'month-back', 'month-forward'] as const)
  .map(keysOf)
  .join(' ');

/** The date that all panes of transits follow, in one line. */
export function WorkspaceDates({ date, today, onDate }: WorkspaceDatesProps) {
  const { date: label } = useWorkspaceWords();
  const { stepper: words, names } = useTransitsWords();
  const [length, setLength] = useState<Length>('daily');
  return (
    <div role="group" aria-label={label} className={styles.dates}>
      <PeriodSteps
        label={words.label}
        aria-keyshortcuts={keys}
        previousLabel={words.previous[length]}
        nextLabel={words.next[length]}
        previous={steppedDate(date, length, -1)}
        next={steppedDate(date, length, 1)}
        onValueChange={onDate}
        action={
          date !== today && (
            <Button size="small" aria-keyshortcuts={keysOf('today')} onClick={() => onDate(null)}>
              {words.today}
            </Button>
          )
        }
      >
        {civilDay(date, names.language)}
      </PeriodSteps>
      <Select
        label={words.step}
        value={length}
        options={lengths.map((value) => ({ value, label: words.steps[value] }))}
        onValueChange={setLength}
        className={styles.step}
      />
      <DateChoice
        label={words.any}
        value={date}
        today={today}
        min={FIRST_DATE}
        max={LAST_DATE}
        outOfRange={words.outOfRange}
        onValueChange={onDate}
      />
    </div>
  );
}
