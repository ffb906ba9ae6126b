import { calendarFile, type CalendarEvent } from '@jyoti/contract';
import { saveFile } from './save-file.ts';

/** Saves entries as a file that every calendar opens. @param fileName ends with `.ics` */
export function saveCalendarFile(
  fileName: string,
  site: string,
  events: readonly CalendarEvent[],
): void {
  const content = calendarFile(site, events);
  saveFile(fileName, new Blob([content], { type: 'text/calendar;charset=utf-8' }));
}
