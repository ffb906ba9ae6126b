/** The sentences of the gemstones page, in English; those of its result load with the result. */
export const en = {
  title: 'Gemstone Recommendation',
  description:
    'The life, lucky and fortune stones of a birth chart: why each is suggested, how to wear it, and when not to.',
  lead: 'Three stones from your ascendant: why each is suggested, how to wear it, and when not to. Nothing is for sale here.',
  form: {
    useSaved: 'Use a saved chart',
    title: 'Your name and birth',
    firstName: 'First name',
    lastName: 'Last name',
    gender: 'Gender',
    birthDate: 'Date of birth',
    birthTime: 'Time of birth',
    birthTimeHint: 'Local time at the birth place. You can leave the seconds at 00.',
    birthPlace: 'Birth place',
    submit: 'Show my gemstones',
    busy: 'Casting the chart...',
    failed: 'We couldn’t find your gemstones. Your details are still here. Please try again.',
    private: 'We don’t store these details on our server.',
  },
  samples: {
    title: 'Three of the nine stones',
    lead: 'As tradition describes them. Yours depend on your chart.',
    ruby: 'The Sun rules Leo. By custom in gold or copper, on the ring finger, first worn on a Sunday.',
    emerald:
      'Mercury rules Gemini and Virgo. By custom in gold, on the little finger, first worn on a Wednesday.',
    'yellow-sapphire':
      'Jupiter rules Sagittarius and Pisces. By custom in gold, on the index finger, first worn on a Thursday.',
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Your ascendant is found',
        text: 'Date, time and place of birth give the sign that was rising. It changes about every two hours, so the time matters.',
      },
      {
        title: 'Three lords name three stones',
        text: 'The lord of the first house names the life stone, that of the fifth the lucky stone, that of the ninth the fortune stone.',
      },
      {
        title: 'We check the cautions',
        text: 'If a lord mainly rules a difficult house, or is badly weakened, we don’t recommend its stone, and we say why.',
      },
    ],
  },
  voices: 'What readers say',
  questions: 'Questions about gemstones',
};

export type GemstonesWords = typeof en;
