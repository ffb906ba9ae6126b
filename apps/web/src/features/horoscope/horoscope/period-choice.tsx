import {
  FIRST_DATE,
  horoscopePeriods,
  LAST_DATE,
  steppedDate,
  type HoroscopeChoice,
  type HoroscopeDocument,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { DateChoice, PeriodBar, PeriodSteps } from '@jyoti/ui/period-bar';
import { spanInWords } from '../../../platform/dates/dates.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface PeriodChoiceProps {
  choice: HoroscopeChoice;
  /** `YYYY-MM-DD` */
  today: string;
  /** The horoscope shown; null while it is loading. */
  horoscope: HoroscopeDocument | null;
  onChoose: (change: Partial<HoroscopeChoice>) => void;
}

/**
 * Selects day, week, month or year, and which one: previous, next, current, or that of any date.
 */
export function PeriodChoice({ choice, today, horoscope, onChoose }: PeriodChoiceProps) {
  const words = useMessages(horoscopeMessages);
  const language = useLanguage();
  const { period } = choice;
  const date = choice.date ?? today;
  const isCurrent = horoscope ? horoscope.from <= today && today <= horoscope.to : true;

  return (
    <PeriodBar
      label={words.period}
      options={horoscopePeriods.map((value) => ({ value, label: words.periods[value] }))}
      value={period}
      onValueChange={(chosen) => onChoose({ period: chosen })}
      steps={
        <PeriodSteps
          label={words.dates}
          previousLabel={words.earlier[period]}
          nextLabel={words.later[period]}
          previous={steppedDate(date, period, -1)}
          next={steppedDate(date, period, 1)}
          onValueChange={(chosen) => onChoose({ date: chosen })}
          action={
            !isCurrent && (
              <Button size="small" onClick={() => onChoose({ date: null })}>
                {words.current[period]}
              </Button>
            )
          }
        >
          {spanInWords(horoscope ?? { period, from: date, to: date }, language)}
        </PeriodSteps>
      }
      date={
        <DateChoice
          label={words.anyDate}
          value={date}
          today={today}
          min={FIRST_DATE}
          max={LAST_DATE}
          outOfRange={words.outOfRange}
          onValueChange={(chosen) => onChoose({ date: chosen })}
        />
      }
    />
  );
}
