import { horoscopePeriods, type Horoscope, type HoroscopePeriod } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { ChevronLeftIcon, ChevronRightIcon } from '@jyoti/ui/icons';
import { IconButton } from '@jyoti/ui/icon-button';
import { useLanguage } from '@jyoti/ui/i18n';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { useState } from 'react';
import { FIRST_DATE, isComputedDate, LAST_DATE, stepped } from '../../tool/computed-dates.ts';
import { spanInWords } from '../../reading/dates.ts';
import type { HoroscopeChoice } from './horoscope-address.ts';
import * as styles from './horoscope.css.ts';
import { useHoroscopeWords } from './words.ts';

interface PeriodBarProps {
  choice: HoroscopeChoice;
  /** `YYYY-MM-DD` */
  today: string;
  /** The horoscope shown, where it has come. */
  horoscope: Horoscope | null;
  onChoose: (change: Partial<HoroscopeChoice>) => void;
}

const dayFirst = (date: string) => date.split('-').toReversed().join('/');

/** Day, week, month or year, and which: the span before, the span after, the present one, or any date. */
export function PeriodBar({ choice, today, horoscope, onChoose }: PeriodBarProps) {
  const words = useHoroscopeWords();
  const language = useLanguage();
  const { period } = choice;
  const date = choice.date ?? today;
  const before = stepped(date, period, -1);
  const after = stepped(date, period, 1);
  const isCurrent = horoscope ? horoscope.from <= today && today <= horoscope.to : true;

  return (
    <div className={styles.bar}>
      <SegmentedControl
        label={words.period}
        options={horoscopePeriods.map((value) => ({ value, label: words.periods[value] }))}
        value={period}
        onValueChange={(value) => onChoose({ period: value as HoroscopePeriod })}
        className={styles.periods}
      />
      <div className={styles.steps}>
        <IconButton
          variant="outlined"
          label={words.earlier[period]}
          icon={<ChevronLeftIcon size={24} />}
          disabled={before === null}
          onClick={() => onChoose({ date: before })}
        />
        <p className={styles.span} aria-live="polite">
          {horoscope
            ? spanInWords(horoscope, language)
            : spanInWords({ period, from: date, to: date }, language)}
        </p>
        <IconButton
          variant="outlined"
          label={words.later[period]}
          icon={<ChevronRightIcon size={24} />}
          disabled={after === null}
          onClick={() => onChoose({ date: after })}
        />
        {!isCurrent && (
          <Button size="small" onClick={() => onChoose({ date: null })}>
            {words.current[period]}
          </Button>
        )}
      </div>
      <AnyDate
        key={date}
        date={date}
        today={today}
        onChoose={(chosen) => onChoose({ date: chosen })}
      />
    </div>
  );
}

interface AnyDateProps {
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

/** A date by hand: it is in force as soon as it is whole. */
function AnyDate({ date, today, onChoose }: AnyDateProps) {
  const words = useHoroscopeWords();
  const [typed, setTyped] = useState({ text: dayFirst(date), outside: false });
  return (
    <DateField
      className={styles.anyDate}
      label={words.anyDate}
      hint=""
      value={typed.text}
      error={typed.outside ? words.outOfRange : undefined}
      today={today}
      min={FIRST_DATE}
      max={LAST_DATE}
      onChange={(text, iso) => {
        setTyped({ text, outside: iso !== null && !isComputedDate(iso) });
        if (iso !== null && iso !== date && isComputedDate(iso)) onChoose(iso);
      }}
    />
  );
}
