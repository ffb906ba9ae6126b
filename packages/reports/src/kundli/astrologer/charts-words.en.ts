/** The sentences of the part Moon, Sun and Dasha Charts, in English. */
export const en = {
  intro:
    'The birth chart with its houses counted from another graha: from the Moon for the mind and daily life, from the Sun for standing and the father, and from the [lord|lords] of the running periods for what those periods bring to the fore.',
  chandra: 'Chandra chart (from the Moon)',
  surya: 'Surya chart (from the Sun)',
  mahadasha: (lord: string) => `From ${lord}, the mahadasha lord`,
  antardasha: (lord: string) => `From ${lord}, the antardasha lord`,
  chartOf: (chart: string, person: string) => `${chart}, of ${person}`,
  lordsNote: 'The last charts change with the running periods.',
  noDasha: 'No dasha is running at this age, so no chart of a dasha lord is shown.',
};

export type ChartsWords = typeof en;
