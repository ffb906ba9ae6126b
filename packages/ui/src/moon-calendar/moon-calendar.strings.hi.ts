import type { MessagesOf } from '../i18n/index.ts';
import type { moonCalendarStrings } from './moon-calendar.strings.ts';

export const moonCalendarHi: MessagesOf<typeof moonCalendarStrings> = {
  date: 'तारीख़',
  state: 'कला',
  light: 'प्रकाश',
  paksha: 'पक्ष',
  marks: 'पर्व और व्रत',
};
