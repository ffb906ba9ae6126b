import type { AdviceTexts } from '../horoscope.types.ts';

/** Recommendations and company: customs of the tradition, free of charge and free of promises. */
export const advice: AdviceTexts = {
  gems: {
    sun: 'Tradition gives {sign} the ruby, the stone of its lord, the Sun. Whether it suits you depends on your birth, not on the sign alone.',
    moon: 'Tradition gives {sign} the pearl, the stone of its lord, the Moon. Whether it suits you depends on your birth, not on the sign alone.',
    mars: 'Tradition gives {sign} the red coral, the stone of its lord, Mars. Whether it suits you depends on your birth, not on the sign alone.',
    mercury:
      'Tradition gives {sign} the emerald, the stone of its lord, Mercury. Whether it suits you depends on your birth, not on the sign alone.',
    jupiter:
      'Tradition gives {sign} the yellow sapphire, the stone of its lord, Jupiter. Whether it suits you depends on your birth, not on the sign alone.',
    venus:
      'Tradition gives {sign} the diamond, the stone of its lord, Venus. Whether it suits you depends on your birth, not on the sign alone.',
    saturn:
      'Tradition gives {sign} the blue sapphire, the stone of its lord, Saturn. Whether it suits you depends on your birth, not on the sign alone.',
  },
  gemAvoided: 'With {sign} as the ascendant it is usually avoided.',
  meditations: {
    sun: 'The Sun is strongest for you: sit facing the morning light for ten minutes and let the breath find its own length.',
    moon: 'The Moon is strongest for you: sit by a bowl of still water, and count ten slow breaths three times.',
    mars: 'Mars is strongest for you: walk briskly for ten minutes, then stand still and feel the pulse slow down.',
    mercury:
      'Mercury is strongest for you: read one short verse aloud, close your eyes, and keep one word of it.',
    jupiter:
      'Jupiter is strongest for you: name three people who taught you something, and thank each in silence.',
    venus:
      'Venus is strongest for you: listen to one piece of music from beginning to end and do nothing else.',
    saturn:
      'Saturn is strongest for you: sit in one place for fifteen minutes without correcting anything.',
  },
  remedies: {
    sun: [
      'The Sun is weakest for you: offer water to it at sunrise, as many homes do.',
      'On a Sunday, give wheat or jaggery to somebody who can use it.',
    ],
    moon: [
      'The Moon is weakest for you: keep an evening without quarrels and go to bed early.',
      'On a Monday, give milk or rice to somebody who can use it.',
    ],
    mars: [
      'Mars is weakest for you: lend your strength to a task that is not your own.',
      'On a Tuesday, give red lentils to somebody who can use them.',
    ],
    mercury: [
      'Mercury is weakest for you: feed birds, or water a green plant.',
      'On a Wednesday, give a book or a pen to a child who studies.',
    ],
    jupiter: [
      'Jupiter is weakest for you: visit a teacher or an elder, and ask a question.',
      'On a Thursday, give chana dal or bananas to somebody who can use them.',
    ],
    venus: [
      'Venus is weakest for you: tidy one room and put flowers in it.',
      'On a Friday, share something sweet with those you live with.',
    ],
    saturn: [
      'Saturn is weakest for you: help an old person, or somebody who works hard for little.',
      'On a Saturday, give sesame or a warm cloth to somebody who can use it.',
    ],
  },
  company:
    '{sign} gets on most easily with {agreeing}. With {challenging} the two ways differ, and patience on both sides makes the bridge.',
};
