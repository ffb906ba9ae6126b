import type { MessagesOf } from '../i18n/index.ts';
import type { moonCalendarStrings } from './moon-calendar.strings.ts';

export const moonCalendarHi: MessagesOf<typeof moonCalendarStrings> = {
  date: 'दिनांक',
  state: 'अवस्था',
  light: 'प्रकाश',
  paksha: 'पक्ष',
  marks: 'व्रत और पर्व',
};
