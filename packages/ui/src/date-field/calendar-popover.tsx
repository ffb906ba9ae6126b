import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { FIRST_DAY, LAST_DAY, localToday, type DateRange } from '../calendar/calendar.logic.ts';
import { popover } from '../calendar/panel/calendar-panel.css.ts';
import { CalendarPanel } from '../calendar/panel/calendar-panel.tsx';
import { useStrings } from '../i18n/index.ts';
import { CalendarIcon } from '../icons/index.ts';
import { Popover } from '../popover/index.ts';
import * as styles from './date-field.css.ts';
import { dateFieldStrings } from '../messages.generated/en/components/DateField.ts';

interface CalendarPopoverProps {
  /** Label of the field. */
  label: string;
  disabled: boolean | undefined;
  /** Day at which it opens; today if null. */
  start: string | null;
  selected: string | DateRange | null;
  today: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onOpen?: () => void;
  /** What is to be chosen, above the month. */
  note?: ReactNode;
  /** Called with a chosen day. Returns whether the choice is complete, which closes the calendar. */
  onChoose: (iso: string) => boolean;
}

/** The button of a date field that opens its calendar. */
export function CalendarPopover({
  label,
  disabled,
  start,
  selected,
  today,
  min = FIRST_DAY,
  max = LAST_DAY,
  onOpen,
  note,
  onChoose,
}: CalendarPopoverProps) {
  const name = useStrings(dateFieldStrings).calendar({ label });
  const [isOpen, setOpen] = useState(false);
  // The clock is read when it opens, so that a server renders the same.
  const [opened, setOpened] = useState('');
  const dayRef = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      label={name}
      align="end"
      initialFocus={dayRef}
      className={popover}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) return;
        setOpened(today ?? localToday());
        onOpen?.();
      }}
      trigger={
        <Button size="small" className={styles.open} aria-label={name} disabled={disabled}>
          <CalendarIcon />
        </Button>
      }
    >
      {note}
      <CalendarPanel
        start={start ?? opened}
        today={opened}
        {...{ selected, min, max, dayRef }}
        onChoose={(iso) => onChoose(iso) && setOpen(false)}
      />
    </Popover>
  );
}
