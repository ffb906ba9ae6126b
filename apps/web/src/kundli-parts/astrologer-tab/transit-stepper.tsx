import { FIRST_DATE, LAST_DATE, steppedDate } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { Button } from '@jyoti/ui/button';
import { DateChoice, PeriodBar, PeriodSteps } from '@jyoti/ui/period-bar';
import { useState } from 'react';
import { useTransitsWords } from './transits-words.ts';

interface TransitStepperProps {
  /** The date that is shown, `YYYY-MM-DD`. */
  date: string;
  /** Today at the place of the birth, `YYYY-MM-DD`. */
  today: string;
  /** @param date null for today */
  onChoose: (date: string | null) => void;
}

const lengths = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** The date of the transits: a day, a week, a month or a year earlier or later, today, or any. */
export function TransitStepper({ date, today, onChoose }: TransitStepperProps) {
  const { stepper: words, names } = useTransitsWords();
  const [length, setLength] = useState<(typeof lengths)[number]>('daily');
  const choose = (chosen: string) => onChoose(chosen === today ? null : chosen);
  return (
    <PeriodBar
      label={words.step}
      options={lengths.map((value) => ({ value, label: words.steps[value] }))}
      value={length}
      onValueChange={setLength}
      data-print="hide"
      steps={
        <PeriodSteps
          label={words.label}
          previousLabel={words.previous[length]}
          nextLabel={words.next[length]}
          previous={steppedDate(date, length, -1)}
          next={steppedDate(date, length, 1)}
          onValueChange={choose}
          action={
            date !== today && (
              <Button size="small" onClick={() => onChoose(null)}>
                {words.today}
              </Button>
            )
          }
        >
          {civilDay(date, names.language)}
        </PeriodSteps>
      }
      date={
        <DateChoice
          label={words.any}
          value={date}
          today={today}
          min={FIRST_DATE}
          max={LAST_DATE}
          outOfRange={words.outOfRange}
          onValueChange={choose}
        />
      }
    />
  );
}
