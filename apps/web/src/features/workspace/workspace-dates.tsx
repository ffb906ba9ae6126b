import { transitsMessages } from '@jyoti/reports/messages/transits';
import { FIRST_DATE, LAST_DATE, steppedDate } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { Button } from '@jyoti/ui/button';
import { DateChoice, PeriodSteps } from '@jyoti/ui/period-bar';
import { Select } from '@jyoti/ui/select';
import { TimeField } from '@jyoti/ui/time-field';
import { useState } from 'react';
import { useStepLengths, type StepLength } from '../kundli/tabs/astrologer-tab/transit-date.tsx';
import { hourLater, type Moment } from './moment.ts';
import { keysOf } from './shortcuts.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import * as styles from './workspace.css.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { useLanguage } from '../../platform/words/use-language.ts';

const stepKeys = (['hour', 'day', 'month', 'year'] as const)
  .flatMap((length) => [keysOf(`${length}-back`), keysOf(`${length}-forward`)])
  .join(' ');

export interface WorkspaceDatesProps {
  moment: Moment;
  /** IANA name or offset of the birth. */
  timezone: string;
  /** Today at the place of the birth, `YYYY-MM-DD`. */
  today: string;
  /**
   * @param date null for now
   * @param time `HH:MM`; null for noon
   */
  onChoose: (date: string | null, time: string | null) => void;
}

/** The date and time that all panes follow, in one line. */
export function WorkspaceDates({ moment, timezone, today, onChoose }: WorkspaceDatesProps) {
  const {
    date: label,
    time: timeLabel,
    hour,
    dayAndTime,
    backToNow,
  } = useMessages(workspaceMessages);
  const { stepper: words } = useMessages(transitsMessages);
  const language = useLanguage();
  const lengths = useStepLengths();
  const [length, setLength] = useState<'hourly' | StepLength>('daily');
  const { date, time, hasTime, at } = moment;
  const stepped = (by: -1 | 1): string | null => {
    if (length !== 'hourly') return steppedDate(date, length, by);
    const clock = hourLater(moment, by, timezone);
    return clock && `${clock.date} ${clock.time}`;
  };
  const choose = (chosen: string) => {
    const [day = '', clock = hasTime ? time : null] = chosen.split(' ');
    onChoose(day, clock);
  };
  const day = civilDay(date, language);
  return (
    <div role="group" aria-label={label} className={styles.dates}>
      <PeriodSteps
        label={words.label}
        aria-keyshortcuts={stepKeys}
        previousLabel={length === 'hourly' ? hour.previous : words.previous[length]}
        nextLabel={length === 'hourly' ? hour.next : words.next[length]}
        previous={stepped(-1)}
        next={stepped(1)}
        onValueChange={choose}
        action={
          at !== undefined && (
            <Button
              size="small"
              aria-keyshortcuts={keysOf('today')}
              onClick={() => onChoose(null, null)}
            >
              {backToNow}
            </Button>
          )
        }
      >
        {hasTime ? dayAndTime({ day, time }) : day}
      </PeriodSteps>
      <Select
        label={words.step}
        value={length}
        options={[{ value: 'hourly' as const, label: hour.step }, ...lengths]}
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
        onValueChange={choose}
      />
      <TimeField
        label={timeLabel}
        hint=""
        seconds={false}
        className={styles.time}
        value={time}
        onValueChange={(next) => {
          if (next !== null && next !== time) onChoose(date, next);
        }}
      />
    </div>
  );
}
