/** The sentences of the part Aspects, in English. */
export const en = {
  intro:
    'What each graha [aspect|aspects], and how grahas regard each other. An aspect connects two matters: the better the relation, the easier they work together.',
  graha: 'Graha',
  houses: 'Houses that it aspects',
  aspected: 'Grahas that it aspects',
  sign: 'Sign',
  signs: 'Signs that it aspects',
  house: (house: number, sign: string) => `${house} (${sign})`,
  drishti: 'Aspects by sign (graha drishti)',
  friendshipTitle: 'Friendships',
  friendshipNote:
    'How the graha of a row regards the graha of a column: [friendship|natural and temporal friendship together].',
  friendship: 'Compound friendship (panchadha maitri)',
  compound: {
    great_friend: 'Great friend',
    friend: 'Friend',
    neutral: 'Neutral',
    enemy: 'Enemy',
    great_enemy: 'Great enemy',
  },
  byDegreeTitle: 'Aspects by degree',
  byDegreeNote:
    'How much of a full aspect of 60 [virupa|virupas] reaches each body, by the exact degrees between the two. Mars, Jupiter and Saturn can give more through their special aspects.',
  byDegree: 'Aspects by degree (sphuta drishti), virupas',
  rashiTitle: 'Aspects of signs (Jaimini)',
  rashiNote:
    'In Jaimini’s system signs aspect each other, and a graha aspects what its sign aspects.',
  rashi: 'Aspects of signs (rashi drishti)',
};

export type AspectsWords = typeof en;
