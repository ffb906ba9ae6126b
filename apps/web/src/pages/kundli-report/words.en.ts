import { tabNamesEn } from '@jyoti/reports';
import { en as settingsWords } from '../../kundli-parts/settings-words.en.ts';
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
  casts:
    'You’ll first see a summary of the chart, then the positions of the planets, the periods of life and the readings for each area.',
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
  workspace: 'Open in the workspace',
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

  settings: settingsWords,
};

export type ReportWords = typeof en;
