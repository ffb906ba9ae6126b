import type { VariantsByHouse } from '../horoscope.types.ts';

/** Helpful habits by the Moon's house. They make no statement about health. */
export const moonHealth: VariantsByHouse = {
  1: [
    'Eating and going to bed at your usual hours may do you more good than any new plan.',
    'A glass of water and ten minutes in the open air can be a good answer to a restless morning.',
  ],
  2: [
    'A simple plate, eaten slowly and at a table, may feel better than something quick on the way.',
    'Resting the voice for an hour, and putting the phone aside at meals, can be as welcome as resting the legs.',
  ],
  3: [
    'Taking the stairs, a bicycle or twenty minutes on foot may fit into the day more easily than you think.',
    'Loosening shoulders and hands between two tasks can make a long day at the desk a little easier.',
  ],
  4: [
    'An evening without screens, and a bed made early, may be the kindest thing you plan for yourself.',
    'When feelings crowd in, a few slow breaths by an open window can often make some room.',
  ],
  5: [
    'Play may suit you better than exercise: a game, a dance or a ball in the park.',
    'Laughing with somebody for a few minutes can loosen what a whole day of worry has tied up.',
  ],
  6: [
    'Cooking at home and a short stretch in the morning may be good habits to begin with.',
    'Effort may agree with you, as long as the pause after it is as regular as the effort.',
  ],
  7: [
    'A walk or a class may be easier to keep up when you ask somebody to come along.',
    'As much standing up as sitting down can be a fair balance for a day full of meetings.',
  ],
  8: [
    'A shorter day and a longer night may suit you, with something kept in reserve.',
    'Warm water, quiet music and a meal without hurry can be a pleasant way to close the day.',
  ],
  9: [
    'Open air, and a horizon to look at, may rest your eyes and your thoughts at the same time.',
    'A longer walk than usual can be good company for a question that you have been turning over.',
  ],
  10: [
    'Work may tempt you past mealtimes, so an alarm for lunch could be a small kindness to yourself.',
    'You may be on your feet a lot; a proper seat in between can be welcome.',
  ],
  11: [
    'A class or a team can give you the push that is sometimes hard to find alone.',
    'Sharing a piece of good news may be as restful as an hour on the sofa.',
  ],
  12: [
    'If there is an hour to spare, sleep may be the best use for it, and tea on the balcony the next best.',
    'A dark, quiet room and no more messages after dinner can make the evening longer.',
  ],
};
