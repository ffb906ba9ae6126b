import { tabNamesEn } from '@jyoti/reports';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.en.ts';
import type { BirthText } from '../../kundli/birth-text.ts';

/**
 * Texts of the report page, in English; each main tab has its own catalogue. `[id|words]` explains
 * a term.
 */
export const en = {
  title: 'Kundli Making',
  /** The first sentence of the page, which names the person. */
  casting: ({ name, day, time, place }: BirthText) =>
    `Drawing ${name}’s chart for ${day}${time === null ? '' : ` at ${time}`}, ${place}…`,
  loading: 'Casting the chart…',
  failed: 'The report could not be loaded.',
  edit: 'Edit Birth Details',
  print: 'Print',
  /** File name of the PDF, before the name and the date. */
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
  /** Header of every printed page. */
  printName: (name: string) => `Kundli of ${name}`,
  chartStyle: 'Chart style',
  chartStyles: { north: 'North', south: 'South', east: 'East' },
  mainTabs: 'Report',
  tabs: tabNamesEn,
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

  basis: {
    line: (ayanamsa: string, degrees: string, node: string, offset: string, zone: string) =>
      `${ayanamsa} ayanamsa ${degrees}, ${node} node, whole-sign houses, clock ${offset} (${zone}).`,
    rest: (yearDays: number, sunrise: string, school: string) =>
      `Dasha year ${yearDays} days, sunrise ${sunrise}, Ashtakavarga ${school}.`,
    uncertain:
      'If your birth time may be more than ten minutes out, treat the houses as approximate.',
  },

  settings: {
    title: 'Calculation settings',
    intro:
      'These settings are why two sites can differ. Change one and the report is recalculated; the link remembers it.',
    names: {
      ayanamsa: 'Ayanamsa',
      node: 'Lunar node',
      year_days: 'Dasha year',
      sunrise: 'Sunrise',
      ashtakvarga_school: 'Ashtakavarga school',
    },
    hints: {
      ayanamsa: 'Where the zodiac starts.',
      node: 'Which node Rahu and Ketu are taken from.',
      year_days: 'How long a dasha year is.',
      sunrise: 'When the day and its hours begin.',
      ashtakvarga_school: 'Which table of points is used.',
    },
    choices: {
      ayanamsa: ayanamsaNames,
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
    working: 'Recalculating the report…',
    failed: 'We couldn’t recalculate. You still see the report with the settings listed below.',
  },
};

export type ReportWords = typeof en;
