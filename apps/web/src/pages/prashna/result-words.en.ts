import { prashnaWordsEn } from '@jyoti/reports';

/** The sentences of a question's chart on the page, in English. */
export const en = {
  part: prashnaWordsEn,
  title: 'Chart of your question',
  titleOfNumber: (number: number) => `Chart of number ${number}`,
  about: (place: string, moment: string) => `${place}, ${moment}`,
  method: 'By the Krishnamurti method (KP)',
  lastRead: (moment: string) => `Prashna of ${moment}`,
  again: 'Change details',
  clock: (zone: string, offset: string) => `Times are in ${zone} time (UTC${offset}).`,
};

export type PrashnaResultWords = typeof en;
