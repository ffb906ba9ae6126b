/** The sentences of the part Bhava Chalit, in English. */
export const en = {
  intro:
    'In the birth chart each house is a whole sign. In the [chalit|bhava chart] houses are measured from the exact [lagna], so a graha near the edge of a sign can count in the next house.',
  systems: {
    sripati: 'Sripati',
    placidus: 'Placidus',
    equal: 'equal houses',
    whole_sign: 'whole signs',
  },
  others: {
    placidus: 'By Placidus',
    equal: 'By equal houses of 30°',
    sripati: 'By Sripati',
  },
  chart: (system: string) => `Bhava chart, ${system}`,
  chartOf: (chart: string, person: string) => `${chart}, of ${person}`,
  middleOfChart: 'Bhava',
  caption: (system: string) => `Twelve houses, ${system}`,
  house: 'House',
  begins: 'Begins',
  middle: 'Middle',
  ends: 'Ends',
  grahas: 'Grahas in it',
  noneMoved: 'Every graha is in the same house here as in the birth chart.',
  moved: (from: number, to: number) => `counts in house ${to}, not in ${from}`,
  midheaven: (place: string) => `The midheaven is at ${place}.`,
};

export type HousesWords = typeof en;
