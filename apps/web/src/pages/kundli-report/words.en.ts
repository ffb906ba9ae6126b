import type { ToldBirth } from '../../kundli/told-birth.ts';

/** The sentences around the report, in English; each main tab has its own beside it. `[id|words]` explains a term. */
export const en = {
  title: 'Kundli Making',
  /** What the page says first: whose chart it is. */
  casting: ({ name, day, time, place }: ToldBirth) =>
    `The sky over ${place} on ${day}${time === null ? '' : ` at ${time}`}: the chart of ${name} is on its way.`,
  loading: 'Casting the chart…',
  failed: 'The report could not be loaded.',
  edit: 'Edit Birth Details',
  print: 'Print',
  printing: 'Preparing the report for printing',
  printFailed: 'We couldn’t prepare the report for printing. Please try again.',
  /** The file of a report is called so, with the name and the date. */
  file: 'kundli',
  save: {
    button: 'Save to my charts',
    saving: 'Saving...',
    saved: 'This chart is in your charts.',
    failed: 'The chart could not be saved. Please try again.',
  },
  facts: {
    lagna: '[lagna|Lagna (ascendant)]',
    rashi: '[rashi|Rashi (Moon sign)]',
    nakshatra: '[nakshatra|Nakshatra]',
    dasha: '[dasha|Current dasha]',
    lord: (lord: string) => `lord ${lord}`,
    pada: (pada: number) => `Pada ${pada}`,
    until: (antardasha: string, date: string) => `Antardasha ${antardasha}, to ${date}`,
    noDasha: 'Outside the 120 years',
  },
  chartTitle: (name: string) => `Birth chart (D1) of ${name}`,
  /** At the head of every printed sheet. */
  printName: (name: string) => `Kundli of ${name}`,
  chartStyle: 'Chart style',
  chartStyles: { north: 'North', south: 'South', east: 'East' },
  mainTabs: 'Report',
  subTabs: (main: string) => `Parts of ${main}`,
  unknownSubTab: 'Please select a subtab.',
  part: {
    loading: (part: string) => `Loading ${part}…`,
    failed: (part: string) => `${part} could not be loaded. The rest of the report is still here.`,
  },
  because: 'Based on',

  periods: {
    title: 'Nine periods of a life',
    note: 'Vimshottari dasha, 120 years',
  },

  /** What a list of periods says of the one that runs. */
  running: 'Running now',
  period: { starts: 'Starts', ends: 'Ends' },

  basis: {
    line: (ayanamsa: string, degrees: string, node: string, offset: string, zone: string) =>
      `${ayanamsa} ayanamsa ${degrees}, ${node} node, whole-sign houses, clock ${offset} (${zone}).`,
    rest: (yearDays: number, sunrise: string, school: string) =>
      `Dasha year ${yearDays} days, sunrise of the ${sunrise}, ashtakavarga after ${school}.`,
    uncertain: 'If the time is uncertain by more than ten minutes, read the houses with care.',
  },

  settings: {
    title: 'How it is reckoned',
    intro:
      'Two sites differ because they choose differently here. A change reckons the whole report anew; the address of the page keeps it.',
    names: {
      ayanamsa: 'Ayanamsa',
      node: 'Lunar node',
      year_days: 'Dasha year',
      sunrise: 'Sunrise',
      ashtakvarga_school: 'Ashtakavarga school',
    },
    hints: {
      ayanamsa: 'From where the signs are measured.',
      node: 'Where Rahu and Ketu stand.',
      year_days: 'How long a year of a dasha is.',
      sunrise: 'When the day and its hours begin.',
      ashtakvarga_school: 'Whose table of bindus.',
    },
    choices: {
      ayanamsa: {
        lahiri: 'Lahiri',
        raman: 'Raman',
        krishnamurti: 'Krishnamurti',
        true_chitra: 'True Chitra',
        yukteshwar: 'Yukteshwar',
        fagan_bradley: 'Fagan-Bradley',
      },
      node: { mean: 'mean', true: 'true' },
      year_days: {
        '365.25': '365.25 days, Julian',
        '365.2425': '365.2425 days, Gregorian',
        '365.256364': '365.256364 days, sidereal',
        '360': '360 days, savana',
      },
      sunrise: { centre: 'centre of the disc', edge: 'upper edge, refracted' },
      ashtakvarga_school: { varahamihira: 'Varahamihira', parashara: 'Parashara' },
    },
    reset: 'Back to the usual settings',
    working: 'Reckoning the report anew…',
    failed: 'The report could not be reckoned anew. What you see is made as printed below it.',
  },
};

export type ReportWords = typeof en;
