import type { KitStrings } from '../i18n/index.ts';

interface Messages {
  days: string;
  duration: string;
  pandit: string;
  next: string;
  from: string;
  minutes: (minutes: number) => string;
  everyDay: string;
  /** Sunday first. */
  weekdays: readonly string[];
}

export const poojaCardStrings: KitStrings<Messages> = {
  component: 'PoojaCard',
  en: {
    days: 'Days',
    duration: 'Duration',
    pandit: 'Pandit',
    next: 'Next',
    from: 'From',
    minutes: (minutes) => `about ${minutes} min`,
    everyDay: 'Every day',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
};
