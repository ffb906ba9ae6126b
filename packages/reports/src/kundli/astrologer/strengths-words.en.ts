/** The sentences of the part Strengths, in English. */
export const en = {
  intro:
    'How much each graha and each house can do. [shadbala|Shadbala] adds up six kinds of strength; what counts is how it compares with the amount each graha needs.',
  summary: (strongest: string, strong: number) => {
    if (strong === 0)
      return `${strongest} is the strongest graha here, but none of the seven has the strength it needs.`;
    if (strong === 1)
      return `${strongest} is the strongest graha here, and the only one with the strength it needs.`;
    if (strong === 7)
      return `${strongest} is the strongest graha here. All seven have the strength they need.`;
    return `${strongest} is the strongest graha here. Of the seven, ${strong} have the strength they need.`;
  },
  graha: 'Graha',
  strong: 'strong',
  weak: 'below need',
  shadbala: 'Shadbala',
  rupas: 'Rupas',
  required: 'Needed',
  ratio: 'Ratio',
  rank: 'Rank',
  ishta: 'Good (ishta)',
  kashta: 'Harm (kashta)',
  partsTitle: 'The six strengths in detail',
  partsNote: {
    raman:
      'In [virupa|virupas]; sixty are one rupa. After B. V. Raman, Graha and Bhava Balas. Totals are highlighted.',
    parashara:
      'In [virupa|virupas]; sixty are one rupa. After Parashara, Brihat Parashara Hora Shastra, chapter 27. Totals are highlighted.',
  },
  partsCaption: 'Six strengths and their parts, virupas',
  part: 'Strength',
  parts: {
    uchcha: 'Exaltation (uchcha)',
    saptavargaja: 'Seven vargas (saptavargaja)',
    ojha_yugma: 'Odd and even signs (ojha-yugma)',
    kendradi: 'Angle (kendradi)',
    drekkana: 'Decanate (drekkana)',
    sthana: '1. Place (sthana)',
    dig: '2. Direction (dig)',
    nathonnatha: 'Day and night (nathonnatha)',
    paksha: 'Moon’s phase (paksha)',
    tribhaga: 'Third of the day (tribhaga)',
    abda: 'Lord of the year (abda)',
    masa: 'Lord of the month (masa)',
    vara: 'Lord of the day (vara)',
    hora: 'Lord of the hour (hora)',
    ayana: 'Declination (ayana)',
    yuddha: 'Planetary war (yuddha)',
    kala: '3. Time (kala)',
    cheshta: '4. Motion (cheshta)',
    naisargika: '5. Nature (naisargika)',
    drik: '6. Aspects (drik)',
    total: 'All six',
  },
  bhavaTitle: 'Bhava bala: strength of the houses',
  bhavaNote:
    'The strength of the lord, of the sign in the middle of the house, and of the aspects on it.',
  bhavaBala: 'Bhava bala',
  house: 'House',
  lord: 'Lord',
  ofLord: 'Lord’s strength',
  ofSign: 'Sign',
  ofAspects: 'Aspects',
  vimsopakaTitle: 'Vimsopaka bala: strength across the vargas',
  vimsopakaNote:
    'How well a graha is placed in groups of 6, 7, 10 and 16 [varga|divisional charts], out of 20. Above 15 is very good, 10 to 15 is fair, below 10 is weak.',
  vimsopaka: 'Vimsopaka bala, out of 20',
  schemes: {
    shadvarga: '6 vargas',
    saptavarga: '7 vargas',
    dashavarga: '10 vargas',
    shodashavarga: '16 vargas',
  },
  pindaTitle: 'Shodhya pinda',
  pindaNote:
    'The Ashtakavarga of each graha after its two reductions, weighted by signs and grahas. Astrologers use it to time events.',
  pinda: 'Shodhya pinda',
  rasiPinda: 'By signs',
  grahaPinda: 'By grahas',
  sodhyaPinda: 'Together',
  shodhanaTitle: 'The two reductions of Ashtakavarga, by sign',
  shodhanaNote:
    'The first reduction (trikona shodhana) compares the three signs of a trine. The second (ekadhipatya shodhana) compares the two signs of one lord. After Parashara, Brihat Parashara Hora Shastra.',
  shodhana: {
    bindus: 'Bindus before the reductions',
    trikona: 'After trikona shodhana',
    ekadhipatya: 'After ekadhipatya shodhana as well',
  },
};

export type StrengthsWords = typeof en;
