import type { VariantsByHouse } from '../horoscope.types.ts';

/**
 * Advice for close relationships by the Moon's house. It fits easy and hard days, because the day's word for love is
 * calculated separately. It does not repeat the Moon's position.
 */
export const moonLove: VariantsByHouse = {
  1: [
    'Saying how you are may save somebody from guessing wrong.',
    'You may be a little touchy as well as warm; asking for a hug can be simpler than an argument.',
  ],
  2: [
    'Cooking or eating together may say more than a speech.',
    'A soft tone can count for more than a clever answer.',
  ],
  3: [
    'A short note to somebody you like may be read more than once.',
    'A walk side by side can make it easier to talk than a table does.',
  ],
  4: [
    'An evening at home with the people you trust may be the best plan.',
    'An old story can be told without the old blame, and that may bring two people closer.',
  ],
  5: [
    'A small homemade surprise may please more than a bought one.',
    'Laughing about something together can be a good beginning.',
  ],
  6: [
    'Taking a chore off somebody’s list may be the kindest thing you do for them.',
    'Criticism can slip out easily; it may help to praise one thing first.',
  ],
  7: [
    'Asking what would make the other person’s day better may tell you something new.',
    'A fair share of talking and listening can do a couple good.',
  ],
  8: [
    'Feelings may run deeper than words; giving them time can be the kinder way.',
    'Keeping a confidence may build more trust than any promise.',
  ],
  9: [
    'Planning a journey together, or talking about what you both believe, may bring you closer.',
    'Letting one small fault pass can be attractive.',
  ],
  10: [
    'A busy day may keep you; telling those at home when you are back can spare them the wait.',
    'Speaking well of somebody in company may be remembered for a long time.',
  ],
  11: [
    'Time with friends may be good for love too.',
    'A group can be a pleasant place to meet somebody, or to meet again.',
  ],
  12: [
    'An early, quiet night together may be worth more than an event.',
    'You may miss somebody; a message that asks for no answer can be enough.',
  ],
};
