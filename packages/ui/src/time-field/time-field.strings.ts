import type { KitStrings } from '../i18n/index.ts';

interface TimeFieldMessages {
  hour: string;
  minute: string;
  second: string;
  period: string;
  am: string;
  pm: string;
  unknown: string;
  incomplete: string;
}

export const timeFieldStrings: KitStrings<TimeFieldMessages> = {
  component: 'TimeField',
  en: {
    hour: 'Hour',
    minute: 'Minute',
    second: 'Second',
    period: 'AM/PM',
    am: 'AM',
    pm: 'PM',
    unknown: 'Exact time unknown',
    incomplete: 'Please choose every part of the time.',
  },
};
