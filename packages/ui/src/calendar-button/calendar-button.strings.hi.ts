import type { MessagesOf } from '../i18n/index.ts';
import type { calendarButtonStrings } from './calendar-button.strings.ts';

export const calendarButtonHi: MessagesOf<typeof calendarButtonStrings> = { add: 'कैलेंडर में जोड़ें' };
