/** The sentences of the part Karakas and Arudhas, in English. */
export const en = {
  intro:
    'Points that Jaimini astrology reads: [karaka|significators] by degree, and the [arudha|image] of each house. At the end, the states of the grahas.',
  schemes: { seven: 'Seven chara karakas', eight: 'Eight chara karakas, with Rahu' },
  eightNote: 'Some teachers count Rahu too, by the degrees that remain to him in his sign.',
  karaka: 'Karaka',
  meaning: 'Concerns',
  graha: 'Graha',
  degrees: 'Degrees',
  karakas: {
    atma: 'Atmakaraka',
    amatya: 'Amatyakaraka',
    bhratri: 'Bhratrikaraka',
    matri: 'Matrikaraka',
    pitri: 'Pitrikaraka',
    putra: 'Putrakaraka',
    gnati: 'Gnatikaraka',
    dara: 'Darakaraka',
  },
  meanings: {
    atma: 'the self',
    amatya: 'work and advice',
    bhratri: 'brothers and sisters, teachers',
    matri: 'the mother, home',
    pitri: 'the father',
    putra: 'children, learning',
    gnati: 'relatives, rivalry, illness',
    dara: 'the partner',
  },
  arudhasTitle: 'Arudha padas',
  arudhasNote: (upapada: number) =>
    `How a house appears to others. The arudha lagna (A1) is a person’s public image; the upapada (A${upapada}) is read for marriage.`,
  arudhas: 'Twelve arudha padas',
  pada: 'Pada',
  padaName: (house: number, isUpapada: boolean) => {
    if (house === 1) return 'A1 (arudha lagna)';
    return isUpapada ? `A${house} (upapada)` : `A${house}`;
  },
  sign: 'Sign',
  house: 'House',
  lord: 'Counted from',
  note: 'Note',
  moved: 'moved by the exception',
  avasthasTitle: 'States of the grahas',
  avasthasNote:
    'Older books compare the condition of a graha with stages of life, sleep and mood. They colour how easily it gives its results.',
  avasthas: 'Avasthas',
  age: 'Age (baladi)',
  waking: 'Waking (jagradadi)',
  light: 'Mood (deeptadi)',
  baladi: {
    bala: 'Infant (bala)',
    kumara: 'Youth (kumara)',
    yuva: 'Adult (yuva)',
    vriddha: 'Old (vriddha)',
    mrita: 'Spent (mrita)',
  },
  jagradadi: {
    jagrat: 'Awake (jagrat)',
    swapna: 'Dreaming (swapna)',
    sushupti: 'Asleep (sushupti)',
  },
  deeptadi: {
    deepta: 'Radiant (deepta)',
    swastha: 'At ease (swastha)',
    pramudita: 'Delighted (pramudita)',
    shanta: 'Calm (shanta)',
    deena: 'Low (deena)',
    vikala: 'Hampered (vikala)',
    duhkhita: 'Grieved (duhkhita)',
    khala: 'Troubled (khala)',
    kopa: 'Angry (kopa)',
  },
};

export type JaiminiWords = typeof en;
