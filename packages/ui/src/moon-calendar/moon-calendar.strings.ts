import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const moonCalendarStrings: KitStrings<{
  date: string;
  state: string;
  light: string;
  paksha: string;
  marks: string;
}> = kitStrings(
  'MoonCalendar',
  {
    date: 'Date',
    state: 'State',
    light: 'Luminance',
    paksha: 'Paksha',
    marks: 'Observed',
  },
  'astrology',
);
