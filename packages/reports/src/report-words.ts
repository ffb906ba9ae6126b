import type { Language } from '@jyoti/language';
import { terms, type Terms } from './format/terms.ts';
import type { AstrologerMessages } from './messages.generated/astrologer.ts';
import type { BasicMessages } from './messages.generated/basic.ts';
import { commonMessages, type CommonMessages } from './messages.generated/common.ts';
import type { DashasMessages } from './messages.generated/dashas.ts';
import type { DoshasMessages } from './messages.generated/doshas.ts';
import type { GeneralMessages } from './messages.generated/general.ts';
import type { KpMessages } from './messages.generated/kp.ts';
import type { KundliMessages } from './messages.generated/kundli.ts';
import type { MatchingMessages } from './messages.generated/matching.ts';
import type { PairMessages } from './messages.generated/pair.ts';
import type { PeriodsMessages } from './messages.generated/periods.ts';
import type { PrashnaMessages } from './messages.generated/prashna.ts';
import type { TransitsMessages } from './messages.generated/transits.ts';
import type { UnknownTimeMessages } from './messages.generated/unknown-time.ts';

/** The messages of a part of a report, and what all parts are written with. */
export type ReportWords<Messages> = Messages & {
  /** Names of the engine's facts, by their ids. */
  terms: Terms;
  /** Words that all parts share. */
  common: CommonMessages;
};

export type AstrologerWords = ReportWords<AstrologerMessages>;
export type BasicWords = ReportWords<BasicMessages>;
export type DashasWords = ReportWords<DashasMessages>;
export type DayWords = ReportWords<UnknownTimeMessages>;
export type DoshasWords = ReportWords<DoshasMessages>;
export type GeneralWords = ReportWords<GeneralMessages>;
export type KpWords = ReportWords<KpMessages>;
export type KundliWords = ReportWords<KundliMessages>;
export type MatchWords = ReportWords<MatchingMessages>;
export type PairWords = ReportWords<PairMessages>;
export type PeriodWords = ReportWords<PeriodsMessages>;
export type MoreDashasWords = ReportWords<AstrologerMessages['moreDashas']>;
export type PrashnaWords = ReportWords<PrashnaMessages>;
export type TransitsWords = ReportWords<TransitsMessages>;
export type YearWords = ReportWords<AstrologerMessages['year']>;

/** Created once for each part and language, so that a component gets the same object each time. */
const created = new WeakMap<object, unknown>();

/**
 * What a part of a report is written with in a language.
 * @param messages those of the part in every language: `dashasMessages` of `@jyoti/reports/messages/dashas`
 */
export function reportWords<Messages extends object>(
  messages: Readonly<Record<Language, Messages>>,
  language: Language,
): ReportWords<Messages> {
  const own = messages[language];
  const known = created.get(own) as ReportWords<Messages> | undefined;
  const words = known ?? {
    ...own,
    terms: terms[language],
    common: commonMessages[language],
  };
  created.set(own, words);
  return words;
}
