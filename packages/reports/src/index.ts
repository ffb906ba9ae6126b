export { astrologerPart } from './kundli/astrologer/astrologer-part.ts';
export { en as astrologerGlossaryEn } from './kundli/astrologer/astrologer-glossary.en.ts';
export { hi as astrologerGlossaryHi } from './kundli/astrologer/astrologer-glossary.hi.ts';
export {
  en as astrologerWordsEn,
  type AstrologerWords,
} from './kundli/astrologer/astrologer-words.en.ts';
export { hi as astrologerWordsHi } from './kundli/astrologer/astrologer-words.hi.ts';
export { hi as basicWordsHi } from './kundli/basic-words.hi.ts';
export { en as basicWordsEn, type BasicWords } from './kundli/basic-words.en.ts';
export { dashasPart } from './kundli/dashas-part.ts';
export { hi as dashasWordsHi } from './kundli/dashas-words.hi.ts';
export { en as dashasWordsEn, type DashasWords } from './kundli/dashas-words.en.ts';
export { doshasPart, mangalFormula } from './kundli/doshas-part.ts';
export { hi as doshasWordsHi } from './kundli/doshas-words.hi.ts';
export { en as doshasWordsEn, type DoshasWords } from './kundli/doshas-words.en.ts';
export { generalPart } from './kundli/general-part.ts';
export { hi as generalWordsHi } from './kundli/general-words.hi.ts';
export { en as generalWordsEn, type GeneralWords } from './kundli/general-words.en.ts';
export { houseOrdinalsHi } from './kundli/house-ordinals.hi.ts';
export { hi as glossaryHi } from './kundli/glossary.hi.ts';
export { en as glossaryEn } from './kundli/glossary.en.ts';
export { kundliPart } from './kundli/kundli-part.ts';
export { hi as kundliWordsHi } from './kundli/kundli-words.hi.ts';
export { en as kundliWordsEn, type KundliWords } from './kundli/kundli-words.en.ts';
export { startSlot, startTitle } from './kundli/astrologer/more-dashas.ts';
export { paneChart } from './kundli/panes/pane-chart.ts';
export {
  isChartKind,
  isPartKind,
  paneGroups,
  pairKinds,
  sectionsOfPane,
  datedSectionsOfPane,
  transitKinds,
  wholeParts,
  type ChartKind,
  type PaneGroup,
  type PaneKind,
  type PairKind,
  type PartKind,
  type TransitKind,
  type WholePart,
} from './kundli/panes/pane-kinds.ts';
export { panePart, type PaneWords } from './kundli/panes/pane-part.ts';
export { overlayChart, pairTable, type PairedChart } from './kundli/panes/pair-pane.ts';
export { en as pairWordsEn, type PairWords } from './kundli/panes/pair-words.en.ts';
export { hi as pairWordsHi } from './kundli/panes/pair-words.hi.ts';
export { transitPane } from './kundli/panes/transit-pane.ts';
export { hi as periodWordsHi } from './kundli/period-words.hi.ts';
export { en as periodWordsEn, type PeriodWords } from './kundli/period-words.en.ts';
export type { PeriodSetting } from './kundli/periods-table.ts';
export type { ReportSource } from './kundli/source.ts';
export { hi as tabNamesHi } from './kundli/tab-names.hi.ts';
export { en as tabNamesEn, type TabNames } from './kundli/tab-names.en.ts';
export {
  sadeSati,
  sadeSatiOutlook,
  sadeSatiPart,
  sadeSatiSentence,
  type SadeSatiSetting,
} from './kundli/sade-sati-part.ts';
export {
  mainTransits,
  transitsOverChart,
  transitsPart,
  type TransitsSetting,
} from './kundli/transits-part.ts';
export { hi as transitsWordsHi } from './kundli/transits-words.hi.ts';
export { en as transitsWordsEn, type TransitsWords } from './kundli/transits-words.en.ts';
export {
  dayTabs,
  reportTabs,
  type DayTabKey,
  type ReportSubTab,
  type ReportTab,
  type SubTabKey,
  type TabKey,
} from './kundli/tabs.ts';
export { yearLabel } from './kundli/astrologer/year.ts';
export { currentMahadashaFull, type DashaSetting } from './kundli/vimshottari-parts.ts';
export { chartsPart, matchPart, moonMatchPart } from './matching/match-part.ts';
export type { MatchProps, MoonMatchProps, PartnerLabels } from './matching/match-props.ts';
export { roundedNumber, wholeNumber } from './matching/numbers.ts';
export {
  matchingTabs,
  moonMatchTabs,
  type MatchingTab,
  type MoonMatchTab,
} from './matching/tabs.ts';
export { en as matchWordsEn, type MatchWords } from './matching/words.en.ts';
export { hi as matchWordsHi } from './matching/words.hi.ts';
export { dayPart } from './unknown-time/day-part.ts';
export { hi as dayWordsHi } from './unknown-time/words.hi.ts';
export { en as dayWordsEn, type DayWords } from './unknown-time/words.en.ts';
export { prashnaPart } from './prashna/prashna.ts';
export { en as prashnaWordsEn, type PrashnaPartWords } from './prashna/prashna-words.en.ts';
export { hi as prashnaWordsHi } from './prashna/prashna-words.hi.ts';
