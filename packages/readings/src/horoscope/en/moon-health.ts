import type { VariantsByHouse } from '../horoscope.types.ts';

/** The Moon through the twelve houses: how to treat oneself well. No claim about an illness stands here. */
export const moonHealth: VariantsByHouse = {
  1: [
    'For your wellbeing, the Moon in the first house responds to rhythm: eat and sleep at the usual hours.',
    'With the Moon in your first house the body says early what it wants; a glass of water is a good first answer.',
  ],
  2: [
    'The Moon in your second house turns attention to food: choose the simple plate and eat it slowly.',
    'With the Moon in the second house rest the voice as well as the legs.',
  ],
  3: [
    'The Moon in your third house has movement in it: stairs, a bicycle, or twenty minutes on foot.',
    'With the Moon in the third house loosen shoulders and hands between tasks.',
  ],
  4: [
    'The Moon in your fourth house asks for an evening without screens and a bed made early.',
    'With the Moon in the fourth house breathe low and slow when feelings crowd in.',
  ],
  5: [
    'The Moon in your fifth house likes play better than exercise, and play counts.',
    'With the Moon in the fifth house laughter loosens what worry has tied.',
  ],
  6: [
    'The Moon in your sixth house favours good habits: book the check-up, stretch, cook at home.',
    'With the Moon in the sixth house effort agrees with you, as long as the pause after it is kept.',
  ],
  7: [
    'With the Moon in your seventh house company makes exercise easier; ask somebody along.',
    'The Moon in the seventh house likes balance: as much sitting down as getting up.',
  ],
  8: [
    'With the Moon in your eighth house keep something in reserve; a short day and a long sleep suit it.',
    'The Moon in the eighth house favours stillness, warm water and unhurried meals.',
  ],
  9: [
    'The Moon in your ninth house likes open air and a horizon to look at.',
    'With the Moon in the ninth house hips and thighs ask for a longer walk.',
  ],
  10: [
    'With the Moon in your tenth house work tempts you past mealtimes; set an alarm for lunch.',
    'The Moon in the tenth house stands all day, so give knees and back a proper seat.',
  ],
  11: [
    'The Moon in your eleventh house brings energy from others: a class or a team does you good.',
    'With the Moon in the eleventh house good news is restful; share some.',
  ],
  12: [
    'With the Moon in your twelfth house sleep is the best use of an hour to spare.',
    'The Moon in the twelfth house asks for quiet feet and a dark room in good time.',
  ],
};
