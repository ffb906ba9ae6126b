import { en as names } from '../format/names.en.ts';

/** The sentences of every list of periods, in English. */
export const en = {
  names,
  /** For the running period. */
  running: 'Running now',
  starts: 'Starts',
  ends: 'Ends',
};

export type PeriodWords = typeof en;
