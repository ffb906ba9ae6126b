import type { en } from './booking-calendar-words.en.ts';

/** Texts of a booking's calendar entry, in Hindi. */
export const hi: typeof en = {
  add: 'कैलेंडर में जोड़ें',
  file: (id) => `jyoti-${id}.ics`,
  entry: (id, tier, status) => `बुकिंग ${id}, ${tier} पैकेज। ${status}।`,
  place: 'पंडित के यहाँ, आपके नाम से',
};
