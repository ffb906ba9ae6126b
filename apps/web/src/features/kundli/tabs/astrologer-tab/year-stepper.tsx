import { astrologerMessages } from '@jyoti/reports/messages/astrologer';
import { yearsOfLife } from '@jyoti/contract';
import { yearLabel } from '@jyoti/reports';
import { Button } from '@jyoti/ui/button';
import { Cluster } from '@jyoti/ui/layout';
import { PeriodSteps } from '@jyoti/ui/period-bar';
import { Select } from '@jyoti/ui/select';
import { useMessages } from '../../../../platform/words/use-messages.ts';

interface YearStepperProps {
  /** Civil date of birth, `YYYY-MM-DD`. */
  born: string;
  /** The year of life that is shown. */
  year: number;
  /** The one that is running; null after 120 years. */
  running: number | null;
  /** @param year null for the running one */
  onChoose: (year: number | null) => void;
}

const years = Array.from(
  { length: yearsOfLife.last - yearsOfLife.first + 1 },
  (_, index) => yearsOfLife.first + index,
);

/** Which year of life is shown: the one before, the one after, the running one, or any. */
export function YearStepper({ born, year, running, onChoose }: YearStepperProps) {
  const { year: words } = useMessages(astrologerMessages);
  const { stepper } = words;
  const bornYear = Number(born.slice(0, 4));
  /** A day in the civil year in which a year of life begins; null for one that has no chart. */
  const dayIn = (other: number) =>
    other < yearsOfLife.first || other > yearsOfLife.last ? null : `${bornYear + other - 1}-01-01`;
  const choose = (chosen: number) => onChoose(chosen === running ? null : chosen);
  return (
    <Cluster gap="x5" align="end" data-print="hide">
      <PeriodSteps
        label={stepper.label}
        previousLabel={stepper.previous}
        nextLabel={stepper.next}
        previous={dayIn(year - 1)}
        next={dayIn(year + 1)}
        onValueChange={(day) => choose(Number(day.slice(0, 4)) - bornYear + 1)}
        action={
          running !== null &&
          year !== running && (
            <Button size="small" onClick={() => onChoose(null)}>
              {stepper.current}
            </Button>
          )
        }
      >
        {yearLabel(year, born, words)}
      </PeriodSteps>
      <Select
        label={stepper.any}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: yearLabel(one, born, words) }))}
        onValueChange={(chosen) => choose(Number(chosen))}
      />
    </Cluster>
  );
}
