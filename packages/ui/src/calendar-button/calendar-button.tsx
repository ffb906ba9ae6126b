import { composeEventHandlers } from '@radix-ui/primitive';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { CalendarIcon } from '../icons/index.ts';
import { saveFile } from '../save-file/index.ts';
import { calendarButtonStrings } from './calendar-button.strings.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

export interface CalendarButtonProps extends Omit<ButtonProps, 'icon' | 'type' | 'children'> {
  /** Name of the file; it ends with `.ics`. */
  fileName: string;
  /** Name of the site, written to the file as its producer. */
  product: string;
  /** The entries; a function is called on the press. */
  events: readonly CalendarEvent[] | (() => readonly CalendarEvent[]);
  /** @default "Add to calendar" */
  children?: ReactNode;
}

/** Downloads entries as a file that every calendar can import (iCalendar). */
export function CalendarButton({
  fileName,
  product,
  events,
  children,
  onClick,
  ...rest
}: CalendarButtonProps) {
  const strings = useStrings(calendarButtonStrings);
  const save = () => {
    const content = calendarFile(product, typeof events === 'function' ? events() : events);
    saveFile(fileName, new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button
      {...rest}
      icon={<CalendarIcon size={rest.size === 'small' ? 18 : 20} />}
      onClick={composeEventHandlers(onClick, save)}
    >
      {children ?? strings.add}
    </Button>
  );
}
