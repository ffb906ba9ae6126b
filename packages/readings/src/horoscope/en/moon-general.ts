import type { VariantsByHouse } from '../horoscope.types.ts';

/** The Moon through the twelve houses: the character of the day. In difficult houses the texts only give advice. */
export const moonGeneral: VariantsByHouse = {
  1: [
    'The Moon is in {sign}, your own sign, and your mood may set the tone of the day.',
    'People may notice you more than usual with the Moon in {sign}, your own sign.',
    'With the Moon back in {sign}, your own sign, a small new habit can take root easily.',
  ],
  2: [
    'The Moon is in {sign}, your second house (money, meals, family), so it may be a day to count twice and speak gently.',
    'A good meal and a tidy purse may do more than a bold plan with the Moon in {sign}, your second house.',
    'What you say tends to be remembered while the Moon is in {sign}, your second house; the kinder wording may be worth finding.',
  ],
  3: [
    'The Moon in {sign}, your third house, often makes it easy to write, call and ask.',
    'Brothers, sisters or neighbours may have news while the Moon is in {sign}, your third house.',
    'With the Moon in {sign}, your third house, a small brave step may be easier than you think.',
  ],
  4: [
    'Home may ask for you while the Moon is in {sign}, your fourth house; a quiet evening could suit you better than an outing.',
    'With the Moon in {sign}, your fourth house, feelings may sit close to the surface, so a rest before you answer can help.',
    'The Moon is in {sign}, your fourth house: a drawer put in order or a call to the family may settle the mind.',
  ],
  5: [
    'The Moon is in {sign}, your fifth house, and thoughts may wander; something to learn or to play can give them a place.',
    'With the Moon in {sign}, your fifth house, a plan may look finished before it is, so the sums could do with a second look.',
    'Time with children or with a hobby may clear your head while the Moon is in {sign}, your fifth house.',
  ],
  6: [
    'A chore that has been waiting may get done today, with the Moon in {sign}, your sixth house.',
    'The Moon in {sign}, your sixth house, often makes for a practical day: a bill paid, a thing mended, a promise kept.',
    'With the Moon in {sign}, your sixth house, you may hold your own in a dispute by keeping to the facts.',
  ],
  7: [
    'Company may do you good while the Moon is in {sign}, your seventh house.',
    'What two people do together tends to go well with the Moon in {sign}, your seventh house.',
    'The Moon in {sign}, your seventh house, can make it pleasant to let somebody else choose for once.',
  ],
  8: [
    'The Moon is in {sign}, your eighth house, so a lighter day may suit you, with the long talk left for later.',
    'Finishing old things may go better than opening new ones while the Moon is in {sign}, your eighth house.',
    'With the Moon in {sign}, your eighth house, the small print may deserve a second reading and a decision a night’s sleep.',
  ],
  9: [
    'The Moon is in {sign}, your ninth house, and a teacher, a book or a long walk may give you a better question.',
    'Small delays are often part of the day with the Moon in {sign}, your ninth house; they may leave time to thank somebody.',
    'What elders say may be worth a second thought while the Moon is in {sign}, your ninth house.',
  ],
  10: [
    'Work done in the open may be noticed today, with the Moon in {sign}, your tenth house.',
    'The Moon in {sign}, your tenth house, can make duty feel lighter than usual.',
    'A word with the right person may move a matter that had stopped, as the Moon is in {sign}, your tenth house.',
  ],
  11: [
    'Friends, replies and small gains may come in while the Moon is in {sign}, your eleventh house.',
    'The Moon in {sign}, your eleventh house, often makes a sociable day, and an old contact may prove useful.',
    'With the Moon in {sign}, your eleventh house, a wish may sound more reasonable when you say it aloud.',
  ],
  12: [
    'The Moon is in {sign}, your twelfth house, and it may be a day to spend less, sleep more and let a thing go.',
    'Quiet may be worth more than company while the Moon is in {sign}, your twelfth house.',
    'With the Moon in {sign}, your twelfth house, loose ends may show; tying up two of them can be enough for one day.',
  ],
};
