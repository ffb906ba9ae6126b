import type { KitStrings } from '../i18n/index.ts';

export const calendarButtonStrings: KitStrings<{ add: string }> = {
  component: 'CalendarButton',
  en: { add: 'Add to calendar' },
};
