import type { VariantsByHouse } from '../horoscope.types.ts';

/** The Moon through the twelve houses: those one is close to. */
export const moonLove: VariantsByHouse = {
  1: [
    'With the Moon in your first house you wear your heart openly; say how you are before somebody guesses wrong.',
    'The Moon in the first house makes you warm and a little touchy: ask for the hug instead of the argument.',
  ],
  2: [
    'The Moon in your second house turns affection into food and small gifts; cooking together says enough.',
    'With the Moon in the second house a soft tone counts for more than a clever answer.',
  ],
  3: [
    'The Moon in your third house favours messages: a short note is read more than once.',
    'With the Moon in the third house a walk side by side loosens the tongue better than a talk across a table.',
  ],
  4: [
    'The Moon in your fourth house wants to be at home with the ones it trusts; close the door on the rest.',
    'With the Moon in the fourth house old feelings visit: tell the story, and leave the blame out.',
  ],
  5: [
    'The Moon in your fifth house is playful; flirt, laugh, and do not make a treaty of it.',
    'With the Moon in the fifth house romance likes surprise, and a homemade one is the best kind.',
  ],
  6: [
    'The Moon in your sixth house shows love as help: take a chore off the other’s list.',
    'With the Moon in the sixth house it is easy to criticise, so praise one thing first.',
  ],
  7: [
    'The Moon in your seventh house puts the other person first; ask what would make the day good, and listen.',
    'With the Moon in the seventh house agreements come easily, and a first meeting starts on a kind note.',
  ],
  8: [
    'The Moon in your eighth house feels more than it says; give closeness time and do not press for answers.',
    'With the Moon in the eighth house trust grows by keeping a confidence.',
  ],
  9: [
    'The Moon in your ninth house likes a shared outlook: plan a journey, or talk about what you both believe.',
    'With the Moon in the ninth house generosity of mind is attractive; let a small fault pass.',
  ],
  10: [
    'The Moon in your tenth house keeps you busy; tell those at home when you are back, and keep to it.',
    'With the Moon in the tenth house affection shows in respect: speak well of each other in company.',
  ],
  11: [
    'The Moon in your eleventh house brings friends into the picture, and friendship is the better half of love just now.',
    'With the Moon in the eleventh house a group is a good place to meet or to reconnect.',
  ],
  12: [
    'The Moon in your twelfth house loves quietly; an early night together is worth more than an event.',
    'With the Moon in the twelfth house you miss somebody: write to them without asking for an answer.',
  ],
};
