import { en as names } from '../../format/names.en.ts';

/** The sentences of the part More Dashas, in English. `[id|words]` explains a term. */
export const en = {
  names,
  intro:
    'Three more ways to divide a life into [dasha|periods]. Read them beside Vimshottari, which comes first in most readings.',
  span: {
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
  lord: 'Lord',
  length: 'Length',
  dasha: 'Dasha',
  subDasha: 'Sub-dasha',
  range: (start: string, end: string) => `${start} to ${end}`,

  ashtottari: {
    title: 'Ashtottari dasha',
    purpose:
      '[ashtottari|Ashtottari] gives eight planets 108 years; Ketu has none. The texts use it only for some births.',
    both: 'It applies to this birth by both of the conditions that the texts give.',
    byRahu:
      'It applies to this birth by the condition on Rahu, but not by the one on day and night.',
    byHalf:
      'It applies to this birth by the condition on day and night, but not by the one on Rahu.',
    neither:
      'By the texts it does not apply to this birth. Astrologers would use Vimshottari instead.',
    conditions: 'When it applies',
    rahu: 'Rahu in house 1, 4, 5, 7, 9 or 10 from the lord of the ascendant, and not in the ascendant',
    rahuFrom: (house: number) => `Rahu is in house ${house} from it`,
    rahuInAscendant: (house: number) =>
      `Rahu is in house ${house} from it, and in the ascendant itself`,
    half: 'Birth by day in the dark half of the month, or by night in the bright half',
    halves: {
      dayBright: 'By day, bright half',
      dayDark: 'By day, dark half',
      nightBright: 'By night, bright half',
      nightDark: 'By night, dark half',
    },
    met: 'Met',
    notMet: 'Not met',
    current: 'Current Ashtottari dasha',
    heading: (lord: string, years: string, start: string, end: string) =>
      `${lord} · ${years} · ${start} to ${end}`,
    subCaption: (lord: string) => `Sub-dashas of ${lord}`,
  },

  kalachakra: {
    title: 'Kalachakra dasha',
    purpose:
      '[kalachakra|Kalachakra] runs through signs instead of planets, in an order set by the [pada] of your Moon.',
    caption: 'Dashas of the signs',
    sign: 'Sign',
    leap: 'Leap',
    leaps: {
      manduka: 'Frog (manduka)',
      markati: 'Monkey (markati)',
      simhavalokana: 'Lion (simhavalokana)',
    },
    leapNote:
      'Where the next dasha is not the next sign, the texts call it a leap and expect a sharper change.',
    group: 'Direction',
    groups: { savya: 'Forward (savya)', apasavya: 'Backward (apasavya)' },
    pada: 'Pada of the Moon',
    span: 'Years of this pada',
    deha: 'Sign of the body (deha)',
    jeeva: 'Sign of life (jeeva)',
    balance: 'Left at birth',
    balanceOf: (years: string, sign: string) => `${years} of ${sign}`,
    none: 'Today is after the dashas that we calculate.',
    current: 'Current Kalachakra dasha',
    over: 'This says nothing about how long anybody lives; “years of this pada” is only the length of the cycle.',
    subPurpose:
      'Each dasha has nine parts, the signs of the same pada from its own sign on, each in proportion to its years.',
    heading: (sign: string, start: string, end: string) => `${sign} · ${start} to ${end}`,
    subCaption: (sign: string) => `Sub-dashas of ${sign}`,
  },

  starts: {
    title: 'Vimshottari from other starting points',
    purpose:
      'The usual 120 years, counted from another point than the Moon. Astrologers compare them when the usual periods do not fit.',
    names: {
      ascendant: 'From the ascendant',
      kshema: 'From the 4th star from the Moon (kshema)',
      utpanna: 'From the 5th star from the Moon (utpanna)',
      adhana: 'From the 8th star from the Moon (adhana)',
    },
    ofGraha: (graha: string) => `From the star of ${graha}`,
    begins: (nakshatra: string, lord: string, years: string) =>
      `It begins in ${nakshatra}: ${years} of ${lord} were left at birth.`,
    running: (mahadasha: string, antardasha: string, pratyantardasha: string) =>
      `Now: ${mahadasha}, in it ${antardasha}, in it ${pratyantardasha}.`,
    none: 'Today is outside the 120 years of this dasha.',
    treeOf: (start: string, name: string) => `${start}: Vimshottari dasha of ${name}`,
  },
};

export type MoreDashasWords = typeof en;
