import type { KitStrings } from '../i18n/index.ts';

export const moonCalendarStrings: KitStrings<{
  date: string;
  state: string;
  light: string;
  paksha: string;
  marks: string;
}> = {
  component: 'MoonCalendar',
  en: {
    date: 'Date',
    state: 'State',
    light: 'Luminance',
    paksha: 'Paksha',
    marks: 'Observed',
  },
  hi: {
    date: 'तारीख़',
    state: 'कला',
    light: 'प्रकाश',
    paksha: 'पक्ष',
    marks: 'पर्व और व्रत',
  },
};
