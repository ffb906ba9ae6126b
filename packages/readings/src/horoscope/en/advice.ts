import type { AdviceTexts } from '../horoscope.types.ts';

/** Recommendations and compatible signs: customs of the tradition, free of charge and without promises. */
export const advice: AdviceTexts = {
  gems: {
    sun: 'The ruby is the traditional stone of the Sun, the lord of {sign}. Whether it suits you depends on your birth chart, not on the sign alone.',
    moon: 'The pearl is the traditional stone of the Moon, the lord of {sign}. Whether it suits you depends on your birth chart, not on the sign alone.',
    mars: 'Red coral is the traditional stone of Mars, the lord of {sign}. Whether it suits you depends on your birth chart, not on the sign alone.',
    mercury:
      'The emerald is the traditional stone of Mercury, the lord of {sign}. Whether it suits you depends on your birth chart, not on the sign alone.',
    jupiter:
      'The yellow sapphire is the traditional stone of Jupiter, the lord of {sign}. Whether it suits you depends on your birth chart, not on the sign alone.',
    venus:
      'The diamond is the traditional stone of Venus, the lord of {sign}. Whether it suits you depends on your birth chart, not on the sign alone.',
    saturn:
      'The blue sapphire is the traditional stone of Saturn, the lord of {sign}. Whether it suits you depends on your birth chart, not on the sign alone.',
  },
  gemAvoided: 'With {sign} as the ascendant it is usually avoided.',
  meditations: {
    sun: 'The Sun is strongest for you: you may like to sit facing the morning light for ten minutes.',
    moon: 'The Moon is strongest for you: ten slow breaths beside a bowl of still water can be a good way to begin.',
    mars: 'Mars is strongest for you: walk briskly for ten minutes, then stand still until your breath slows down.',
    mercury:
      'Mercury is strongest for you: you may like to read a short verse aloud before you begin.',
    jupiter:
      'Jupiter is strongest for you: think of three people who taught you something, and thank each in silence.',
    venus:
      'Venus is strongest for you: listen to one piece of music from beginning to end and do nothing else.',
    saturn:
      'Saturn is strongest for you: sit in one place for fifteen minutes and leave everything as it is.',
  },
  remedies: {
    sun: [
      'The Sun is weakest for you: many homes offer it water at sunrise.',
      'On a Sunday you may like to give wheat or jaggery to somebody who can use it.',
    ],
    moon: [
      'The Moon is weakest for you: an evening without quarrels and an early night may do you good.',
      'On a Monday you may like to give milk or rice to somebody who can use it.',
    ],
    mars: [
      'Mars is weakest for you: tradition suggests lending your strength to a task that is not your own.',
      'On a Tuesday you may like to give red lentils to somebody who can use them.',
    ],
    mercury: [
      'Mercury is weakest for you: feeding birds or watering a green plant is the custom.',
      'On a Wednesday you may like to give a book or a pen to a child who studies.',
    ],
    jupiter: [
      'Jupiter is weakest for you: the custom is to visit a teacher or an elder and ask a question.',
      'On a Thursday you may like to give chana dal or bananas to somebody who can use them.',
    ],
    venus: [
      'Venus is weakest for you: tidying one room and putting flowers in it is an old custom.',
      'On a Friday you may like to share something sweet with those you live with.',
    ],
    saturn: [
      'Saturn is weakest for you: tradition suggests helping an old person, or somebody who works hard for little.',
      'On a Saturday you may like to give sesame or a warm cloth to somebody who can use it.',
    ],
  },
  company:
    '{sign} tends to get on most easily with {agreeing}. {challenging} may do things differently from you; patience helps.',
};
