export { en as basicWordsEn, type BasicWords } from './kundli/basic-words.en.ts';
export { dashasPart } from './kundli/dashas-part.ts';
export { en as dashasWordsEn, type DashasWords } from './kundli/dashas-words.en.ts';
export { doshasPart, mangalFormula, sadeSati, type DoshaSetting } from './kundli/doshas-part.ts';
export { en as doshasWordsEn, type DoshasWords } from './kundli/doshas-words.en.ts';
export { generalPart } from './kundli/general-part.ts';
export { en as generalWordsEn, type GeneralWords } from './kundli/general-words.en.ts';
export { houseOrdinalsHi } from './kundli/house-ordinals.hi.ts';
export { en as glossaryEn } from './kundli/glossary.en.ts';
export { kundliPart } from './kundli/kundli-part.ts';
export { en as kundliWordsEn, type KundliWords } from './kundli/kundli-words.en.ts';
export { en as periodWordsEn, type PeriodWords } from './kundli/period-words.en.ts';
export type { PeriodSetting } from './kundli/periods-table.ts';
export type { ReportSource } from './kundli/source.ts';
export {
  reportTabs,
  type ReportSubTab,
  type ReportTab,
  type SubTabKey,
  type TabKey,
} from './kundli/tabs.ts';
export { currentMahadashaFull, type DashaSetting } from './kundli/vimshottari-parts.ts';
export { chartsPart, matchPart } from './matching/match-part.ts';
export type { MatchProps } from './matching/match-props.ts';
export { roundedNumber, wholeNumber } from './matching/numbers.ts';
export { matchingTabs, type MatchingTab } from './matching/tabs.ts';
export { en as matchWordsEn, type MatchWords } from './matching/words.en.ts';
export { hi as matchWordsHi } from './matching/words.hi.ts';
export { dayPart } from './unknown-time/day-part.ts';
export { en as dayWordsEn, type DayWords } from './unknown-time/words.en.ts';
