export { festivalsDocument, type FestivalsSource } from './almanac/festivals-document.ts';
export { monthBlocks } from './almanac/festival-blocks.ts';
export { daysOfList, monthsOfList, type MonthOfList } from './almanac/festival-lists.ts';
export { byRank, inOrder, observanceTitle } from './almanac/observance.ts';
export { starDayDocument, type StarDaySource } from './almanac/star-day-document.ts';
export { gemstonesDocument, type GemstonesSource } from './gemstones/gemstones-document.ts';
export { becauseFactors, becauseOf, type Because } from './horoscope/because.ts';
export { horoscopeDocument } from './horoscope/horoscope-document.ts';
export { monthEvents, type MonthEvent } from './horoscope/month-events.ts';
export type { HoroscopeDocumentSource } from './horoscope/source.ts';
export { numerologyDocument, workingOf } from './numerology/numerology-document.ts';
export { caratsOf } from './gemstones/stone.ts';
export {
  reportWords,
  type AstrologerWords,
  type BasicWords,
  type DashasWords,
  type DoshasWords,
  type GeneralWords,
  type KpWords,
  type KundliWords,
  type PairWords,
  type PeriodWords,
  type PrashnaWords,
  type ReportWords,
  type TransitsWords,
} from './report-words.ts';
export { kundliParts } from './kundli/kundli-document.ts';
export { factsOf } from './kundli/kundli-facts.ts';
export { kundliOpening, kundliSummary } from './kundli/opening.ts';
export {
  judgementIn,
  kundliSource,
  type KundliChoices,
  type KundliSource,
} from './kundli/kundli-source.ts';
export { runningYear, yearLabel, yearNumber } from './kundli/astrologer/year.ts';
export type { ReportSource } from './kundli/source.ts';
export { reportText } from './text/report-text.ts';
export {
  reportTabs,
  type ReportSubTab,
  type ReportTab,
  type SubTabKey,
  type TabKey,
} from './kundli/tabs.ts';
export { antardashaReadings, mahadashaReadings } from './kundli/period-readings.ts';
export { isContactSeen } from './panchang/eclipse.ts';
export { panchangDocument, type PanchangSource } from './panchang/panchang-document.ts';
export { panchangMoreDocument, type PanchangMoreSource } from './panchang/more-document.ts';
export {
  panchangMonthDocument,
  requestedMonth,
  type PanchangMonthSource,
  type RequestedMonth,
} from './panchang/month-document.ts';
export {
  eclipsesOfDay,
  requestedDay,
  type AlmanacSetting,
  type RequestedDay,
} from './panchang/requested-day.ts';
export { muhurtaDocument, type MuhurtaSource } from './muhurta/muhurta-document.ts';
export { prashnaDocument, type PrashnaSource } from './prashna/prashna-document.ts';
export { kootaResults } from './matching/koota-results.ts';
export { matchingDocument, type MatchingSource } from './matching/matching-document.ts';
export { wholeNumber } from './matching/numbers.ts';
export { birthDayDocument, type BirthDaySource } from './unknown-time/birth-day-document.ts';
export { chartsFromMoon } from './unknown-time/charts-from-moon.ts';
