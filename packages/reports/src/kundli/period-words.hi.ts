import { hi as names } from '../format/names.hi.ts';
import type { PeriodWords } from './period-words.en.ts';

/** The sentences of every list of periods, in Hindi. */
export const hi: PeriodWords = {
  names,
  running: 'अभी चल रही है',
  starts: 'आरंभ',
  ends: 'समाप्ति',
};
