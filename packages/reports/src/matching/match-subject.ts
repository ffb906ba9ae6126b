import type { Couple, MoonMatch } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import type { PartnerNames } from '@jyoti/readings';
import type { MatchWords } from '../report-words.ts';

/** What the parts of a match are written from. */
export interface MatchSubject<Match extends MoonMatch = MoonMatch> {
  readonly match: Match;
  /** What the two are called in labels; never the same. */
  readonly names: Couple<string>;
  /** What they are called in sentences. */
  readonly called: PartnerNames;
  readonly words: MatchWords;
  readonly language: Language;
}
