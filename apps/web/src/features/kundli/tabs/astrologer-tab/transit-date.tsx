import { transitsMessages } from '@jyoti/reports/messages/transits';
import { FIRST_DATE, LAST_DATE, steppedDate } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { Button } from '@jyoti/ui/button';
import { DateChoice, PeriodSteps } from '@jyoti/ui/period-bar';
import { useLanguage } from '../../../../platform/words/use-language.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

/** How far a step goes. */
export const stepLengths = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type StepLength = (typeof stepLengths)[number];

/** Options of a choice of `stepLengths`. */
export function useStepLengths(): { value: StepLength; label: string }[] {
  const { steps } = useMessages(transitsMessages).stepper;
  return stepLengths.map((value) => ({ value, label: steps[value] }));
}

export interface TransitDateProps {
  /** The date of the transits, `YYYY-MM-DD`. */
  date: string;
  /** Today at the place of the birth, `YYYY-MM-DD`. */
  today: string;
  /** @param date null for today */
  onChoose: (date: string | null) => void;
}

interface TransitStepsProps extends TransitDateProps {
  length: StepLength;
  /** Shortcuts for a step and for today, as in `aria-keyshortcuts`. */
  shortcuts?: { steps: string; today: string | undefined };
}

/** A step earlier or later, and back to today. */
export function TransitSteps({ date, today, onChoose, length, shortcuts }: TransitStepsProps) {
  const { stepper: words } = useMessages(transitsMessages);
  const language = useLanguage();
  return (
    <PeriodSteps
      label={words.label}
      aria-keyshortcuts={shortcuts?.steps}
      previousLabel={words.previous[length]}
      nextLabel={words.next[length]}
      previous={steppedDate(date, length, -1)}
      next={steppedDate(date, length, 1)}
      onValueChange={(chosen) => onChoose(chosen === today ? null : chosen)}
      action={
        date !== today && (
          <Button size="small" aria-keyshortcuts={shortcuts?.today} onClick={() => onChoose(null)}>
            {words.today}
          </Button>
        )
      }
    >
      {civilDay(date, language)}
    </PeriodSteps>
  );
}

/** Any date. */
export function TransitDateChoice({ date, today, onChoose }: TransitDateProps) {
  const { stepper: words } = useMessages(transitsMessages);
  return (
    <DateChoice
      label={words.any}
      value={date}
      today={today}
      min={FIRST_DATE}
      max={LAST_DATE}
      outOfRange={words.outOfRange}
      onValueChange={(chosen) => onChoose(chosen === today ? null : chosen)}
    />
  );
}
