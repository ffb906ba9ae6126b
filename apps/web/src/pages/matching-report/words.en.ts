import { matchWordsEn } from '@jyoti/reports';
import type { BirthText } from '../../kundli/birth-text.ts';

const born = ({ name, day, time, place }: BirthText) =>
  `${name}, born on ${day}${time === null ? '' : ` at ${time}`} in ${place}`;

/** Texts of the matching result page, in English. Readings come from the API. */
export const en = {
  ...matchWordsEn,
  title: 'Kundli Matching',
  printName: (boy: string, girl: string) => `Kundli matching of ${boy} and ${girl}`,
  /** The first sentence of the page, which names the couple. */
  comparing: (boy: BirthText, girl: BirthText) => `The match of ${born(boy)}, and ${born(girl)}.`,
  loading: 'Comparing the charts...',
  failed: 'The compatibility report could not be generated.',
  back: 'Go Back to Form',
  dates: 'Find wedding dates',
  swap: 'Swap details',
  /** File name of the PDF, before the two names. */
  file: 'matching',
  and: 'and',
  born: (day: string, time: string, place: string) => `${day}, ${time}, ${place}`,
  timeUnknown: 'time not known',
  print: 'Print',
  boy: 'Boy',
  girl: 'Girl',
  /** Used if both people have the same name. */
  sameName: { boy: (name: string) => `${name} (boy)`, girl: (name: string) => `${name} (girl)` },
  dial: 'Ashtakoot points',
  sentence: (points: string, percent: string) =>
    `Ashtakoot: ${points} of 36. Overall: ${percent}%.`,

  tabsLabel: 'Parts of the match',

  save: {
    button: 'Save both charts',
    saving: 'Saving...',
    saved: 'Both charts are saved in your profile.',
    failed: 'The charts could not be saved. Please try again.',
  },

  basis: {
    settings: ['Lahiri ayanamsa', 'mean node', 'whole-sign houses'],
    chart: (name: string, ayanamsa: string, offset: string, timezone: string) =>
      `${name}: ayanamsa ${ayanamsa}, clock at UTC${offset} (${timezone}).`,
    line: 'Lahiri ayanamsa, mean node, whole-sign houses; kootas and poruthams from the two Moons.',
    uncertain:
      'Matching is one tradition’s way of comparing two charts. It says nothing certain about two people; the decision is theirs.',
  },
};
