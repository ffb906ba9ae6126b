import { clsx } from 'clsx';
import { useId, useState, type RefObject } from 'react';
import { Button } from '../../button/index.ts';
import * as fieldStyles from '../../shared/styles/field.css.ts';
import { useLocale, useStrings } from '../../i18n/index.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { monthAndYear, monthNames } from '../../dates/index.ts';
import { useDirection } from '../../shared/react/use-direction.ts';
import { calendarStrings } from '../../messages.generated/en/components/Calendar.ts';
import {
  addMonths,
  daysOfMonth,
  inMonth,
  monthOf,
  withinDays,
  yearOf,
  type DateRange,
} from '../calendar.logic.ts';
import { MonthGrid, picker } from '../month-grid.tsx';
import * as styles from './calendar-panel.css.ts';
import { YearBox } from './year-box.tsx';

interface CalendarPanelProps {
  /** The initially focused day. */
  start: string;
  selected: string | DateRange | null;
  today: string;
  min: string;
  max: string;
  onChoose: (iso: string) => void;
  /** Set to the button of the day with keyboard focus. */
  dayRef: RefObject<HTMLButtonElement | null>;
}

/** The calendar of a date field: one month, with controls to reach any other. */
export function CalendarPanel({
  start,
  selected,
  today,
  min,
  max,
  onChoose,
  dayRef,
}: CalendarPanelProps) {
  const strings = useStrings(calendarStrings);
  const locale = useLocale();
  const [direction, readDirection] = useDirection();
  const [day, setDay] = useState(() => withinDays(start, min, max));
  const headingId = useId();

  const go = (next: string) => setDay(withinDays(next, min, max));

  const turn = (months: 1 | -1) => {
    const edge = months === 1 ? max : min;
    const Icon = (months === 1) === (direction === 'ltr') ? ChevronRightIcon : ChevronLeftIcon;
    return (
      <Button
        size="small"
        variant="quiet"
        aria-label={months === 1 ? strings.nextMonth : strings.previousMonth}
        // Not `disabled` at the end, which would move the focus to the body.
        aria-disabled={day.slice(0, 7) === edge.slice(0, 7) || undefined}
        onClick={() => go(addMonths(day, months))}
      >
        <Icon />
      </Button>
    );
  };

  return (
    // Change events of these controls must not reach the surrounding form.
    <div
      ref={readDirection}
      role="presentation"
      className={styles.panel}
      onChange={(event) => event.stopPropagation()}
    >
      <div className={styles.jump}>
        <span className={fieldStyles.box}>
          <select
            aria-label={strings.month}
            value={monthOf(day)}
            onChange={(event) => go(inMonth(day, yearOf(day), Number(event.target.value)))}
            className={clsx(fieldStyles.control, fieldStyles.withEndIcon)}
          >
            {monthNames(locale, 'long').map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={fieldStyles.endIcon} />
        </span>
        <YearBox
          label={strings.year}
          year={yearOf(day)}
          onYear={(year) => go(inMonth(day, year, monthOf(day)))}
        />
      </div>
      <div className={styles.turn}>
        {turn(-1)}
        <p id={headingId} className={styles.heading} aria-live="polite">
          {monthAndYear(locale, day)}
        </p>
        {turn(1)}
      </div>
      <MonthGrid
        labelledBy={headingId}
        days={daysOfMonth(day)}
        current={today}
        {...{ selected, min, max, dayRef }}
        classes={picker}
        focused={day}
        onMove={go}
        onDayChoose={onChoose}
      />
    </div>
  );
}
