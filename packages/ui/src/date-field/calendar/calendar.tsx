import { clsx } from 'clsx';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../button/index.ts';
import * as fieldStyles from '../../shared/styles/field.css.ts';
import { useLocale, useStrings } from '../../i18n/index.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { PopoverClose } from '../../popover/index.ts';
import { dayOfMonth, longDate, monthAndYear, monthNames, weekdayNames } from '../../dates/index.ts';
import { useDirection } from '../../shared/react/use-direction.ts';
import * as styles from './calendar.css.ts';
import {
  addMonths,
  dayByKey,
  inMonth,
  monthOf,
  weeksOf,
  withinDays,
  yearOf,
} from './calendar.logic.ts';
import { dateFieldStrings } from '../../messages.generated/en/components/DateField.ts';
import { YearBox } from './year-box.tsx';

interface CalendarProps {
  /** The initially focused day. */
  start: string;
  /** The selected day. */
  selected: string | null;
  today: string;
  min: string;
  max: string;
  onChoose: (iso: string) => void;
  /** Set to the button of the day with keyboard focus. */
  dayRef: RefObject<HTMLButtonElement | null>;
}

/** One month as a grid of days, inside a Popover, which closes when a day is selected. */
export function Calendar({ start, selected, today, min, max, onChoose, dayRef }: CalendarProps) {
  const strings = useStrings(dateFieldStrings);
  const locale = useLocale();
  const [direction, readDirection] = useDirection();
  const [day, setDay] = useState(() => withinDays(start, min, max));
  const headingId = useId();

  const go = (next: string) => setDay(withinDays(next, min, max));

  const press = (event: KeyboardEvent) => {
    const next = dayByKey(event, day, direction);
    if (next === undefined) return;
    event.preventDefault();
    // The day is rendered before it receives focus.
    flushSync(() => go(next));
    dayRef.current?.focus();
  };

  const turn = (months: 1 | -1) => {
    const edge = months === 1 ? max : min;
    const [Icon, name] =
      months === 1
        ? [ChevronRightIcon, strings.nextMonth]
        : [ChevronLeftIcon, strings.previousMonth];
    const Turned = direction === 'rtl' ? (months === 1 ? ChevronLeftIcon : ChevronRightIcon) : Icon;
    return (
      <Button
        size="small"
        variant="quiet"
        aria-label={name}
        // Not `disabled` at the end, which would move the focus to the body.
        aria-disabled={day.slice(0, 7) === edge.slice(0, 7) || undefined}
        onClick={() => go(addMonths(day, months))}
      >
        <Turned />
      </Button>
    );
  };

  return (
    // Change events of these controls must not reach the surrounding form.
    <div
      ref={readDirection}
      role="presentation"
      className={styles.calendar}
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
      <div role="grid" aria-labelledby={headingId} className={styles.grid}>
        <div role="row" className={styles.week}>
          {weekdayNames(locale, 'short').map((name, weekday) => (
            <div
              key={name}
              role="columnheader"
              aria-label={weekdayNames(locale, 'long')[weekday]}
              className={styles.weekday}
            >
              {name}
            </div>
          ))}
        </div>
        {weeksOf(day).map((week) => (
          <div key={week.find(Boolean)} role="row" className={styles.week}>
            {week.map((iso, weekday) => (
              <div
                // The days of a week are in order, with gaps at the ends of a month.
                key={`${weekday} of the week`}
                role="gridcell"
                aria-selected={iso === null ? undefined : iso === selected}
              >
                {iso !== null && (
                  <PopoverClose>
                    <button
                      ref={iso === day ? dayRef : undefined}
                      type="button"
                      tabIndex={iso === day ? 0 : -1}
                      aria-label={longDate(locale, iso)}
                      aria-current={iso === today ? 'date' : undefined}
                      aria-disabled={iso < min || iso > max || undefined}
                      className={styles.day}
                      onKeyDown={press}
                      onClick={(event) => {
                        if (iso < min || iso > max) event.preventDefault();
                        else onChoose(iso);
                      }}
                    >
                      {dayOfMonth(iso)}
                    </button>
                  </PopoverClose>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
