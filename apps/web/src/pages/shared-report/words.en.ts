import { generalWordsEn, matchWordsEn } from '@jyoti/reports';

/** Texts of the page behind a shared link, in English. */
export const en = {
  title: 'Shared report',
  description: 'A kundli or a match that someone shared with you.',
  titles: { kundli: 'A kundli shared with you', matching: 'A match shared with you' },
  withoutBirth: 'The name and the birth details are not shown.',
  you: 'In this report, “you” is the person whose kundli it is.',
  withoutBirths: 'The names and the birth details are not shown.',
  loading: 'Loading the report...',
  failed: 'The report could not be loaded.',
  gone: 'This link does not work',
  goneText: 'It is incomplete, or the person who sent it has withdrawn it.',
  chart: 'Birth chart (D1)',
  moonChart: (sign: string) => `Chart from the Moon in ${sign}`,
  moonChartNote: (count: number): string =>
    count === 1
      ? 'The time of birth is not known, so the houses are counted from the Moon.'
      : 'The time of birth is not known, so the houses are counted from the Moon. It changed its sign on that day; each sign has its own chart.',
  born: (day: string, time: string, place: string) => `${day}, ${time}, ${place}`,
  timeUnknown: 'time not known',
  areas: { ...generalWordsEn.areas, title: 'Areas of life' },
  dial: 'Ashtakoot points',
  overall: (percent: string) => `Overall: ${percent}%.`,
  kootas: matchWordsEn.ashtakoot.caption,
  either: 'The time of birth is not known, so there are several possible results.',
  partner: { boy: 'Boy', girl: 'Girl' },
  makeOwn: { kundli: 'Make your own kundli', matching: 'Match two kundlis' },
};

export type SharedReportWords = typeof en;
