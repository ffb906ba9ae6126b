import { composeEventHandlers } from '@radix-ui/primitive';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { CalendarIcon } from '../icons/index.ts';
import { saveFile } from '../save-file/index.ts';
import { calendarButtonStrings } from '../messages.generated/en/components/CalendarButton.ts';

export interface CalendarButtonProps extends Omit<ButtonProps, 'icon' | 'type' | 'children'> {
  /** Name of the file; it ends with `.ics`. */
  fileName: string;
  /** The text of the file; a function is called on the press. */
  fileText: string | (() => string);
  /** @default "Add to calendar" */
  children?: ReactNode;
}

/** Downloads a file that every calendar can import (iCalendar, RFC 5545). */
export function CalendarButton({
  fileName,
  fileText,
  children,
  onClick,
  ...rest
}: CalendarButtonProps) {
  const strings = useStrings(calendarButtonStrings);
  const save = () => {
    const text = typeof fileText === 'function' ? fileText() : fileText;
    saveFile(fileName, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
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
