/** Short names of the texts that yogas are taken from; others are printed in full. */
const books: Readonly<Record<string, string>> = {
  'Three Hundred Important Combinations': 'Raman, Three Hundred Important Combinations, no.',
};

/** The sentences of the part Yogas, in English. */
export const en = {
  intro: (checked: number) =>
    `A [yoga|yoga] is a combination that the classical texts name. We check ${checked} of them. Almost every chart has many, good and difficult; a yoga shows a tendency, and its strength and the running [mahadasha|dashas] decide how much of it appears.`,
  summary: (acting: number, cancelled: number) => {
    const found = acting === 1 ? '1 yoga is active' : `${acting} yogas are active`;
    if (cancelled === 0) return `${found} in this chart.`;
    return `${found} in this chart; ${cancelled === 1 ? '1 more is' : `${cancelled} more are`} formed but cancelled.`;
  },
  name: (name: string) => `${name} yoga`,
  natures: { good: 'Favourable', bad: 'Difficult', mixed: 'Mixed' },
  strengths: { strong: 'strong', middling: 'medium', weak: 'weak' },
  cancelled: 'Cancelled',
  cancelledTitle: (count: number) =>
    count === 1 ? '1 yoga formed but cancelled' : `${count} yogas formed but cancelled`,
  cancelledNote: 'The texts name conditions under which these yogas do not act.',
  books,
  groups: {
    mahapurusha: 'Five great persons (pancha mahapurusha)',
    raja: 'Raja yogas: position and influence',
    dhana: 'Dhana yogas: wealth',
    lunar: 'Yogas of the Moon',
    solar: 'Yogas of the Sun',
    neecha_bhanga: 'Neecha bhanga: debilitation cancelled',
    vipareeta: 'Vipareeta yogas: gain through difficulty',
    parivartana: 'Parivartana: exchange of houses',
    named: 'Other named yogas',
    bhava: 'Yogas of the houses',
    malika: 'Malika yogas: a garland of planets',
    nabhasa: 'Nabhasa yogas: the figure of the planets',
    life: 'Areas of life',
    sannyasa: 'Renunciation (sannyasa)',
    daridra: 'Daridra yogas: strain on money',
    arishta: 'Arishta and its cancellation',
    gand_mool: 'Gand Mool and gandanta',
    modern: 'Modern combinations',
  },
  groupNotes: {
    mahapurusha: 'One of five planets, strong in an angle, marks the character.',
    raja: 'Lords of angles and trines work together.',
    dhana: 'Lords of the houses of income and fortune work together.',
    lunar: 'Formed by what is near the Moon or opposite.',
    solar: 'Formed by what is near the Sun.',
    neecha_bhanga: 'A weakness that the rest of the chart makes up for.',
    vipareeta: 'Lords of the difficult houses keep to themselves.',
    parivartana: 'Two lords are in each other’s houses, which ties their matters together.',
    named: 'Combinations that single texts name.',
    bhava: 'How well single houses and their lords are placed.',
    malika: 'The seven planets in seven houses in a row.',
    nabhasa: 'The pattern that the seven planets make together. Every chart has one.',
    life: 'Small combinations about speech, home, travel and the like.',
    sannyasa: 'Classical signs of a simple or spiritual life.',
    daridra:
      'Signs that money may need more care. They are common, and say nothing about what a person will own.',
    arishta:
      'Old texts read these for the first years of life only. The cancellations are much more common than the yogas.',
    gand_mool: 'The Moon or ascendant at the junction of a water and a fire sign.',
    modern: 'Read today, but not found in the classical texts.',
  },
};

export type YogasWords = typeof en;
