import type { KitStrings } from '../i18n/index.ts';
import type { DateFormat } from './text/date-text.logic.ts';

interface DateFieldMessages {
  /** The letters of a format, shown while the field is empty. */
  patterns: Record<DateFormat, string>;
  hint: (pattern: string, example: string) => string;
  format: (format: DateFormat, pattern: string) => string;
  notReal: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  calendar: (label: string) => string;
  /** Announced when a part is stepped and the date is still incomplete. */
  sayDay: (day: number) => string;
  sayYear: (year: number) => string;
  month: string;
  year: string;
  previousMonth: string;
  nextMonth: string;
}

export const dateFieldStrings: KitStrings<DateFieldMessages> = {
  component: 'DateField',
  en: {
    patterns: { 'dd/mm/yyyy': 'dd/mm/yyyy', 'mm/dd/yyyy': 'mm/dd/yyyy' },
    hint: (pattern, example) => `${pattern}, for example ${example}`,
    format: (format) => `Date should be in ${format} format.`,
    notReal: 'This date is not in the calendar.',
    calendar: (label) => `Calendar: ${label}`,
    sayDay: (day) => `Day ${day}`,
    sayYear: (year) => `Year ${year}`,
    month: 'Month',
    year: 'Year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
};
