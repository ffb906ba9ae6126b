import type { SharedMatching } from '@jyoti/contract';
import type { Match, MatchWithoutTimes } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { ashtakootReading, ashtakootWord } from '@jyoti/readings';
import { matchingMessages } from '../messages.generated/matching.ts';
import { reportWords } from '../report-words.ts';
import { kootaRows } from './koota-rows.ts';

/** Of two people without names the sentences say "the boy" and "the girl". */
const called = { boy: '', girl: '' };

/** The eight kootas of a match without names, or of every match that is possible on the day. */
export function kootaResults(
  result: Match | readonly MatchWithoutTimes[],
  language: Language,
): SharedMatching['results'] {
  const words = reportWords(matchingMessages, language);
  return ('aggregate' in result ? [result] : result).map((match) => ({
    score: match.ashtakoota.total,
    full_score: match.ashtakoota.fullScore,
    word: ashtakootWord(match.ashtakoota.verdict, language).text,
    text: ashtakootReading(match.ashtakoota, language).text,
    kootas: kootaRows({ match, called, language, words }),
  }));
}
