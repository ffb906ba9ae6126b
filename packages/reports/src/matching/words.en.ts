import { en as planetColumns } from '../format/planet-columns.en.ts';
import { en as names } from '../format/names.en.ts';

/** The sentences of the parts of a match, in English. */
export const en = {
  names,
  tabs: {
    aggregate: 'Aggregate Match',
    ashtakoot: 'Ashtakoot',
    dashakoot: 'Dashakoot',
    'rajju-vedha': 'Rajju & Vedha',
    'papa-samaya': 'Papa Samaya',
  },
  percent: (value: string) => `${value}%`,
  outOf: (value: string, full: string) => `${value} / ${full}`,

  aggregate: {
    overall: 'Overall compatibility',
    ashtakoot: 'Ashtakoot score',
    dashakoot: 'Dashakoot score',
    doshas: 'Doshas',
    doshasNote:
      'Each is calculated from the two charts. A dosha is a point to discuss, not a verdict on the couple.',
    nadi: 'Nadi Dosha',
    nadiText: 'Present when both nakshatras have the same nadi.',
    bhakoot: 'Bhakoot Dosha',
    bhakootText:
      'Present when one Moon sign is the second, fifth or sixth from the other, and so the twelfth, ninth or eighth the other way.',
    exceptions: (list: string) => `Set aside by some schools in this match: ${list}.`,
    /** By the code of the exception; the table of the kootas shows each with its facts. */
    exceptionNames: {
      same_sign_lord: 'one planet rules both Moon signs',
      friendly_sign_lords: 'the lords of the two Moon signs are friends',
      same_nakshatra_different_pada: 'one nakshatra, but different quarters',
      same_sign_different_nakshatra: 'one Moon sign, but different nakshatras',
      same_nakshatra_different_sign: 'one nakshatra, but different Moon signs',
      exempt_nakshatras: 'these nakshatras are exempt',
    } as Record<string, string>,
    rajju: 'Rajju Dosha',
    rajjuText: 'Present when both nakshatras stand for the same part of the body.',
    vedha: 'Vedha',
    vedhaText: 'Present when the two nakshatras are a pair in the vedha table.',
    mangal: 'Mangal Dosha',
    mangalText:
      'From Mars in each chart, after cancellations. We say present at 25% or more; similar percentages are said to balance each other.',
    kaalSarp: 'Kaal Sarp',
    kaalSarpText: 'Whether all seven planets are on one side of the line from Rahu to Ketu.',
    present: 'Present',
    notPresent: 'Not Present',
    yes: 'Yes',
    no: 'No',
    of: (name: string, value: string) => `${name}: ${value}`,
    extended: 'Extended analysis',
    formula: 'How the percentage is calculated',
    formulaIntro:
      'Each part counts as its weight × the couple’s score in it. A shared rajju or vedha is then subtracted. Classical texts give no such figure: the weights are ours, and they are shown so that you can check the sum.',
    part: 'Part',
    rule: 'Share',
    reached: 'Reached',
    weight: 'Weight',
    points: 'Points',
    sum: 'Overall, rounded',
    parts: {
      ashtakoota: { name: 'Ashtakoot', rule: 'points ÷ 36' },
      tenPorutham: { name: 'Dashakoot', rule: 'points ÷ 10' },
      mangalBalance: { name: 'Mangal balance', rule: '1 − difference of the percentages ÷ 100' },
      papaBalance: { name: 'Papa balance', rule: 'the score of Papa Samaya' },
      kaalSarpBalance: { name: 'Kaal Sarp', rule: '1 where both or neither have it, else 0' },
    } as Record<string, { name: string; rule: string }>,
    deductions: {
      rajju: { name: 'Rajju', rule: 'the same part in both charts' },
      vedha: { name: 'Vedha', rule: 'a pair of the vedha table' },
    },
  },

  ashtakoot: {
    score: 'Ashtakoot score',
    caption: 'The eight kootas',
    exceptions:
      'The score follows the standard table. Exceptions are listed beside it, never added.',
    astro: 'Birth stars',
    gana: 'Gana',
    yoni: 'Yoni',
    rasi: 'Rashi',
    nakshatra: 'Nakshatra',
  },

  dashakoot: {
    score: 'Dashakoot score',
    caption: 'The ten poruthams',
    note: 'By the Tamil rules: each is met or not, and counts one point.',
  },

  rajjuVedha: {
    rajju: 'Rajju',
    rajjuPresent: 'Rajju dosha is present.',
    rajjuAbsent: 'Rajju dosha is not present.',
    part: 'Rajju part',
    noPart: 'Different in the two charts',
    partOf: (name: string) => `Rajju of ${name}`,
    rajjuText:
      'Rajju (rope) divides the 27 nakshatras among five parts of the body, from the feet up to the head and down again: Pada (feet), Kati (waist), Nabhi (navel), Kantha (neck) and Siro (head). Two nakshatras of different parts are what the rule looks for; the same part in both is called rajju dosha.',
    vedha: 'Vedha',
    vedhaPresent: 'Vedha is present.',
    vedhaAbsent: 'Vedha is absent.',
    nakshatraOf: (name: string) => `Nakshatra of ${name}`,
    vedhaText:
      'Vedha (piercing) lists pairs of nakshatras that are said to get in each other’s way, such as Ashwini and Jyeshtha. If your two nakshatras are not one of these pairs, there is no vedha.',
  },

  papa: {
    score: 'Papa Samaya score',
    intro:
      'How heavily Rahu, the Sun, Saturn and Mars weigh in each chart, counted from the Lagna, the Moon and Venus.',
    rule: "The usual rule: the girl's points should not be more than the boy's. The boy's value should preferably not be much higher than the girl's. Totals within half a point count as equal, which is best.",
    formula: (boy: string, girl: string) =>
      `The score is 100 when the totals are within half a point; 100 − 50 × difference ÷ 7 when ${boy}’s is higher; 50 − 50 × difference ÷ 7 when ${girl}’s is. A chart can have seven points at most.`,
    caption: 'Papa of the two charts',
  },

  charts: {
    heading: 'Both charts',
    chart: (name: string) => `Birth chart (D1) of ${name}`,
    style: 'Chart style',
    styles: { north: 'North', south: 'South', east: 'East' } as Record<string, string>,
    planets: (name: string) => `Planets of ${name}`,
    ...planetColumns,
    details: (name: string) => `Birth details of ${name}`,
    facts: {
      ascendant_sign: 'Ascendant',
      rasi: 'Rashi',
      nakshatra: 'Nakshatra',
      gana: 'Gana',
      yoni: 'Yoni',
      vasya: 'Vashya',
      nadi: 'Nadi',
      varna: 'Varna',
      paya: 'Paya',
      tatva: 'Tatva',
      birth_dasa: 'Dasha at birth',
      current_dasa: 'Current dasha',
      lucky_gem: 'Gem',
      lucky_num: 'Numbers',
      lucky_colors: 'Colours',
      lucky_letters: 'Letters',
      lucky_name_start: 'Syllables for a name',
    },
  },
};

export type MatchWords = typeof en;
