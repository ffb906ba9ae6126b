export { gemstonesDocument, type GemstonesSource } from './gemstones/gemstones-document.ts';
export { caratsOf } from './gemstones/stone.ts';
export {
  reportWords,
  type AstrologerWords,
  type BasicWords,
  type DashasWords,
  type DayWords,
  type DoshasWords,
  type GeneralWords,
  type KpWords,
  type KundliWords,
  type MatchWords,
  type PairWords,
  type PeriodWords,
  type PrashnaWords,
  type ReportWords,
  type TransitsWords,
} from './report-words.ts';
export { kundliParts } from './kundli/kundli-document.ts';
export { factsOf } from './kundli/kundli-facts.ts';
export { kundliOpening } from './kundli/opening.ts';
export { kundliSource, type KundliChoices, type KundliSource } from './kundli/kundli-source.ts';
export { runningYear, yearLabel, yearNumber } from './kundli/astrologer/year.ts';
export type { PeriodSetting } from './kundli/periods-table.ts';
export type { ReportSource } from './kundli/source.ts';
export {
  sadeSati,
  sadeSatiOutlook,
  sadeSatiSentence,
  type SadeSatiSetting,
} from './kundli/published/sade-sati-part.ts';
export {
  dayTabs,
  reportTabs,
  type DayTabKey,
  type PartRequest,
  type ReportSubTab,
  type ReportTab,
  type SubTabKey,
  type TabKey,
} from './kundli/tabs.ts';
export { antardashaReadings, mahadashaReadings } from './kundli/period-readings.ts';
export { chartsPart, matchPart, moonMatchPart } from './matching/match-part.ts';
export type { MatchProps, MoonMatchProps, PartnerLabels } from './matching/match-props.ts';
export { roundedNumber, wholeNumber } from './matching/numbers.ts';
export {
  matchingTabs,
  moonMatchTabs,
  type MatchingTab,
  type MoonMatchTab,
} from './matching/tabs.ts';
export { dayPart, moonSummary } from './unknown-time/day-part.ts';
export { prashnaPart } from './prashna/prashna.ts';
