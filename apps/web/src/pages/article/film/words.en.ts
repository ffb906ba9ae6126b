export const en = {
  play: 'Play',
  pause: 'Pause',
  position: 'Position in the film',
  at: (second: number, length: number) => `Second ${second} of ${length}`,
  month: {
    title: 'A month of tithis',
    description:
      'The Moon grows from new to full and wanes again, through the thirty tithis of a lunar month.',
    tithi: (tithi: number) => `Tithi ${tithi} of 30`,
  },
  mercury: {
    title: 'Why Mercury seems to turn back',
    description:
      'Mercury and the Earth circle the Sun. Each time Mercury overtakes the Earth, its direction seen from the Earth moves backwards for about three weeks.',
    forwards: 'Mercury moves forwards.',
    backwards: 'Mercury seems to move backwards.',
  },
};
