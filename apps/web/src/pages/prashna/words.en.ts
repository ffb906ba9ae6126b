/** The sentences of the page Prashna, in English; those of its result load with the result. */
export const en = {
  title: 'Prashna: the chart of a question',
  description:
    'The chart of the moment at which you ask, or of a number from 1 to 249 by the Krishnamurti method (KP): cusps, sub lords, significators and ruling planets.',
  lead: 'Think of one question. You get the chart of this moment, and if you name a number, the chart of that number.',
  form: {
    title: 'Your question',
    place: 'Place',
    placeHint: 'Where you are, or where your astrologer is.',
    date: 'Date',
    time: 'Time',
    timeHint: 'By the clocks of the place. We start with the present.',
    number: 'Number from 1 to 249 (optional)',
    numberHint:
      'The first number that comes to mind. Leave it empty to use the sign that rises now.',
    submit: 'Show the chart',
    busy: 'Calculating the chart...',
    failed: 'We couldn’t calculate the chart. Your details are still here. Please try again.',
    private: 'We don’t ask for the question, and we don’t store these details on our server.',
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'The moment gives the planets',
        text: 'A question has a chart as a birth has: the planets are where they are when the question is asked.',
      },
      {
        title: 'A number gives the ascendant',
        text: 'KP divides the zodiac into 249 parts. The part with your number rises, so two questions in one minute have two charts.',
      },
      {
        title: 'You see where to look for an answer',
        text: 'In the sub lord of a house’s cusp, the significators of the house and the ruling planets. The page doesn’t say yes or no.',
      },
    ],
  },
};

export type PrashnaWords = typeof en;
