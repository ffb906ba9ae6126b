import type { KitStrings } from '../i18n/index.ts';

interface DateFieldMessages {
  pattern: string;
  hint: string;
  format: string;
  notReal: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  calendar: (label: string) => string;
  /** Said when the part is stepped and the date is not whole yet. */
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
    pattern: 'dd/mm/yyyy',
    hint: 'dd/mm/yyyy, for example 15/08/1947',
    format: 'Date should be in dd/mm/yyyy format.',
    notReal: 'This date is not in the calendar.',
    calendar: (label) => `Calendar: ${label}`,
    sayDay: (day) => `Day ${day}`,
    sayYear: (year) => `Year ${year}`,
    month: 'Month',
    year: 'Year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
  hi: {
    pattern: 'दिन/माह/वर्ष',
    hint: 'दिन/माह/वर्ष, जैसे 15/08/1947',
    format: 'तारीख dd/mm/yyyy (दिन/माह/वर्ष) के रूप में लिखें।',
    notReal: 'यह तारीख कैलेंडर में नहीं है।',
    calendar: (label) => `कैलेंडर: ${label}`,
    sayDay: (day) => `दिन ${day}`,
    sayYear: (year) => `वर्ष ${year}`,
    month: 'माह',
    year: 'वर्ष',
    previousMonth: 'पिछला माह',
    nextMonth: 'अगला माह',
  },
};
