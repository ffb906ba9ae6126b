import type { VariantsByHouse } from '../horoscope.types.ts';

/** The Moon through the twelve houses: what the day is like. */
export const moonGeneral: VariantsByHouse = {
  1: [
    'The Moon is in {sign}, your own sign, and the day takes its colour from your mood: start with what you like doing.',
    'With the Moon in {sign}, the first house, people notice you more than usual; say plainly what you need.',
    'The Moon has come round to {sign}, where your own month begins: a small new habit takes root easily now.',
  ],
  2: [
    'The Moon is in {sign}, your second house, and the talk turns to money, meals and family; speak gently and count twice.',
    'With the Moon in {sign}, the second house, comfort matters: a good meal and a tidy purse do more than a bold plan.',
    'The Moon passes the second house in {sign}; what you say is remembered, so choose the kinder wording.',
  ],
  3: [
    'The Moon is in {sign}, your third house, one of its good places: write, call, ask, and take the short road out.',
    'With the Moon in {sign}, the third house, courage comes in small portions that are enough for a small step each.',
    'The Moon passes the third house in {sign}, and brothers, sisters and neighbours have news worth hearing.',
  ],
  4: [
    'The Moon is in {sign}, your fourth house, and home asks for you; a quiet evening repairs more than an outing.',
    'With the Moon in {sign}, the fourth house, feelings sit close to the surface: rest before you answer.',
    'The Moon passes the fourth house in {sign}; a drawer put in order or a call to the family settles the mind.',
  ],
  5: [
    'The Moon is in {sign}, your fifth house, and thoughts wander; give them a game, a song or something to learn.',
    'With the Moon in {sign}, the fifth house, a plan looks finished before it is: enjoy the idea, and check the sums later.',
    'The Moon passes the fifth house in {sign}; time with children, or with a hobby, clears the head.',
  ],
  6: [
    'The Moon is in {sign}, your sixth house, one of its good places: the chore that waited gets done and stays done.',
    'With the Moon in {sign}, the sixth house, you hold your own in a dispute by staying with the facts.',
    'The Moon passes the sixth house in {sign}, a practical day: pay a bill, mend a thing, keep a promise.',
  ],
  7: [
    'The Moon is in {sign}, your seventh house, one of its good places: company does you good, and so does a fair bargain.',
    'With the Moon in {sign}, the seventh house, you see yourself in the eyes of others; let somebody else choose for once.',
    'The Moon passes the seventh house in {sign}, and what is done together goes better than what is done alone.',
  ],
  8: [
    'The Moon is in {sign}, your eighth house, and energy runs lower: keep the day light and leave the long talk for later.',
    'With the Moon in {sign}, the eighth house, patience is the better part; finish old things before you open new ones.',
    'The Moon passes the eighth house in {sign}, a day for looking closely: read the small print, and sleep on a decision.',
  ],
  9: [
    'The Moon is in {sign}, your ninth house, and the view widens: a teacher, a book or a walk gives you a better question.',
    'With the Moon in {sign}, the ninth house, small delays are ordinary; use them to say thanks to somebody.',
    'The Moon passes the ninth house in {sign}; what elders say is worth a second thought, even where you differ.',
  ],
  10: [
    'The Moon is in {sign}, your tenth house, one of its good places: work done in the open is seen and valued.',
    'With the Moon in {sign}, the tenth house, duty feels lighter than usual; take the task that carries your name.',
    'The Moon passes the tenth house in {sign}, and a word with the right person moves a matter that had stopped.',
  ],
  11: [
    'The Moon is in {sign}, your eleventh house, one of its good places: friends, replies and small gains come in.',
    'With the Moon in {sign}, the eleventh house, wishes sound reasonable when spoken aloud; ask the group.',
    'The Moon passes the eleventh house in {sign}, a sociable day in which an old contact proves useful.',
  ],
  12: [
    'The Moon is in {sign}, your twelfth house, and the month winds down: spend less, sleep more, and let a thing go.',
    'With the Moon in {sign}, the twelfth house, quiet is worth more than company; keep an hour for yourself.',
    'The Moon passes the twelfth house in {sign}; loose ends show, and tying two of them is enough for one day.',
  ],
};
