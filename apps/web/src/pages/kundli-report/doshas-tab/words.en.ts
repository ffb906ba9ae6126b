/** The sentences of the tab Doshas, in English: calm and factual. `[id|words]` explains a term. */
export const en = {
  yes: 'Yes',
  no: 'No',

  mangal: {
    intro:
      '[mangal|Mangal dosha] asks where Mars stands from the [lagna], the Moon and Venus, and what tempers it there.',
    score: (score: number) => `You are ${score}% manglik`,
    effective: (score: number) => `After what cancels it: ${score}%.`,
    anshik: 'In part ([anshik]): it is there, but too little to count.',
    threshold: 'The answer is Yes from 25% on, after cancellation.',
    mars: 'Mars',
    marsAbsent: 'Mars is in none of the houses that count, from the lagna, the Moon or Venus.',
    cancellation: (percent: number) => `Cancellation score: ${percent}%`,
    reasons: 'Why it is cancelled',
    noReasons: 'None of the cancelling conditions holds in this chart.',
    factors: 'Contributing factors',
    noFactors: 'No factor contributes in this chart.',
    aspects: 'Planetary aspects',
    noAspects: 'No aspect of or upon Mars bears on this.',
    seenFrom: 'Mars, counted from three places',
    from: 'Counted from',
    references: { lagna: 'Lagna', moon: 'Moon', venus: 'Venus' },
    house: 'House of Mars',
    counts: 'A house that counts',
    units: 'Units',
    weight: 'Weight',
    aspected: 'Aspects the houses',
    because: (sign: string, strength: string) => `Mars in ${sign}, ${strength.toLowerCase()}`,
    formula: 'How the percentage is made',
    formulaText: [
      'Mars in the 1st, 2nd, 4th, 7th, 8th or 12th house has [ramanUnits|units after B. V. Raman], by house and by how Mars stands in its sign. They count by a half from the [lagna], three tenths from the Moon and a fifth from Venus.',
      'A quarter of the units of each other [malefic] in the 7th or 8th house from the lagna is added; 100 is the most.',
      'Each condition that cancels it takes a quarter away, four of them all.',
    ],
  },

  kaalsarp: {
    intro:
      '[kaalsarp|Kaal sarp] asks whether all seven grahas stand on one side of the line from Rahu to Ketu.',
    none: 'No Kaal Sarp Dosh detected in your chart',
    present: (type: string) => `Kaal Sarp Dosh of the ${type} form is present in your chart`,
    partial: 'In part: it would be there, but for what stands outside.',
    remedies: 'Recommended remedies',
    noRemedies: 'No specific remedies available.',
    remedyNote: 'Customs that cost nothing. None of them is promised to change a life.',
    because: (rahu: number, ketu: number) => `Rahu in house ${rahu}, Ketu in house ${ketu}`,
    ascending: 'the grahas lie from Rahu forward to Ketu',
    descending: 'the grahas lie from Ketu forward to Rahu',
    outside: (graha: string, house: number, degrees: string, node: string) =>
      `${graha} in house ${house}, ${degrees} beyond ${node}`,
  },

  pitra: {
    intro:
      '[pitra|Pitra dosha] looks at the Sun, the ninth house and its [lord], and whether a [node] touches them.',
    none: 'No Pitra Dosh detected in your chart',
    present: 'Pitra Dosh is indicated in your chart',
    reasons: 'Why',
    rules: 'What is looked for',
    rulesText: [
      'The Sun in one sign with Rahu or Ketu.',
      'Rahu or Ketu in the ninth house.',
      'The lord of the ninth with a node or in the 6th, 8th or 12th house, while the Sun is joined or aspected by Saturn or a node.',
    ],
  },

  papa: {
    intro:
      '[papasamaya|Papasamaya] weighs four [malefic|malefics] in the houses of marriage. Alone it says little: it is made to be compared with a partner’s.',
    caption: 'Papa of four grahas',
  },

  sadesati: {
    title: 'Sade Sati and dhaiya: Saturn seen from the Moon',
    intro: (sign: string) => `[sadesati|Sade Sati] is counted from the Moon in ${sign}.`,
    now: (phase: string, sign: string, until: string) =>
      `Now: ${phase}, Saturn in ${sign}, until ${until}.`,
    notNow: 'None runs now.',
    caption: 'The Sade Satis of a hundred years',
    cycle: 'Sade Sati',
    cycleName: (number: number) => `No. ${number}`,
    phases: {
      rising: 'rising (12th from the Moon)',
      peak: 'peak (the Moon’s sign)',
      setting: 'setting (2nd from the Moon)',
      fourth: 'dhaiya (4th from the Moon)',
      eighth: 'dhaiya (8th from the Moon)',
    },
  },
};

export type DoshasTabWords = typeof en;
