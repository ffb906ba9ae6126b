import type { MessagesOf } from '../i18n/index.ts';
import type { priceStrings } from './price.strings.ts';

export const priceHi: MessagesOf<typeof priceStrings> = {
  now: 'अब',
  was: 'पहले',
  per: {
    minute: 'प्रति मिनट',
    session: 'प्रति सत्र',
    month: 'प्रति माह',
    year: 'प्रति वर्ष',
  },
  save: (percent) => `${percent}% की बचत`,
};
