import { ashtakavargaTableHi } from '../../ashtakavarga-table/ashtakavarga-table.strings.hi.ts';
import { choghadiyaHi } from '../../choghadiya-strip/choghadiya-strip.strings.hi.ts';
import { dashaTimelineHi } from '../../dasha-timeline/dasha-timeline.strings.hi.ts';
import { dashaTreeHi } from '../../dasha-tree/dasha-tree.strings.hi.ts';
import { gemCardHi } from '../../gem-card/gem-card.strings.hi.ts';
import { gemNamesHi } from '../../gem-drawing/gem-drawing.strings.hi.ts';
import {
  elementNamesHi,
  grahaAbbreviationsHi,
  grahaNamesHi,
  nakshatraNamesHi,
  rashiNamesHi,
  westernSignNamesHi,
} from '../../glyphs/names.strings.hi.ts';
import { grahaBadgeHi } from '../../graha-badge/graha-badge.strings.hi.ts';
import { horaListHi } from '../../hora-list/hora-list.strings.hi.ts';
import { kootaTableHi } from '../../koota-table/koota-table.strings.hi.ts';
import { kundliChartHi } from '../../kundli-chart/kundli-chart.strings.hi.ts';
import { limbCardHi } from '../../limb-card/limb-card.strings.hi.ts';
import { limbNamesHi, limbTimelineHi } from '../../limb-timeline/limb-timeline.strings.hi.ts';
import { moonCalendarHi } from '../../moon-calendar/moon-calendar.strings.hi.ts';
import {
  moonPakshaNamesHi,
  moonPhaseHi,
  moonStateNamesHi,
} from '../../moon-phase/moon-phase.strings.hi.ts';
import { muhurtaClockHi } from '../../muhurta-clock/muhurta-clock.strings.hi.ts';
import { nakshatraRingHi } from '../../nakshatra-ring/nakshatra-ring.strings.hi.ts';
import { numHi } from '../../num/num.strings.hi.ts';
import { numberCardHi } from '../../number-card/number-card.strings.hi.ts';
import { panchangCardHi } from '../../panchang-card/panchang-card.strings.hi.ts';
import { papaBarsHi } from '../../papa-bars/papa-bars.strings.hi.ts';
import { periodsTableHi } from '../../periods-table/periods-table.strings.hi.ts';
import { positionTableHi } from '../../position-table/position-table.strings.hi.ts';
import { prastaraGridHi } from '../../prastara-grid/prastara-grid.strings.hi.ts';
import { readingCardHi } from '../../reading-card/reading-card.strings.hi.ts';
import { scoreDialHi } from '../../score-dial/score-dial.strings.hi.ts';
import { tithiArcHi } from '../../tithi-arc/tithi-arc.strings.hi.ts';
import { tithiStripHi } from '../../tithi-strip/tithi-strip.strings.hi.ts';
import { vargaSwitcherHi } from '../../varga-switcher/varga-switcher.strings.hi.ts';
import { verdictHi } from '../../verdict/verdict.strings.hi.ts';
import { yantraArtHi } from '../../yantra-art/yantra-art.strings.hi.ts';
import { zodiacGridHi } from '../../zodiac-grid/zodiac-grid.strings.hi.ts';
import type { KitMessages } from '../kit-messages.ts';

/** Words of the kit in Hindi: charts, periods and the almanac. */
export const astrology = {
  AshtakavargaTable: ashtakavargaTableHi,
  ChoghadiyaStrip: choghadiyaHi,
  DashaTimeline: dashaTimelineHi,
  DashaTree: dashaTreeHi,
  GemCard: gemCardHi,
  GrahaBadge: grahaBadgeHi,
  HoraList: horaListHi,
  KootaTable: kootaTableHi,
  KundliChart: kundliChartHi,
  LimbCard: limbCardHi,
  LimbTimeline: limbTimelineHi,
  MoonCalendar: moonCalendarHi,
  MoonPhase: moonPhaseHi,
  MuhurtaClock: muhurtaClockHi,
  NakshatraRing: nakshatraRingHi,
  Num: numHi,
  NumberCard: numberCardHi,
  PanchangCard: panchangCardHi,
  PapaBars: papaBarsHi,
  PeriodsTable: periodsTableHi,
  PositionTable: positionTableHi,
  PrastaraGrid: prastaraGridHi,
  ReadingCard: readingCardHi,
  ScoreDial: scoreDialHi,
  TithiArc: tithiArcHi,
  TithiStrip: tithiStripHi,
  VargaSwitcher: vargaSwitcherHi,
  Verdict: verdictHi,
  YantraArt: yantraArtHi,
  ZodiacGrid: zodiacGridHi,
  elementNames: elementNamesHi,
  gemNames: gemNamesHi,
  grahaAbbreviations: grahaAbbreviationsHi,
  grahaNames: grahaNamesHi,
  limbNames: limbNamesHi,
  moonPakshaNames: moonPakshaNamesHi,
  moonStateNames: moonStateNamesHi,
  nakshatraNames: nakshatraNamesHi,
  rashiNames: rashiNamesHi,
  westernSignNames: westernSignNamesHi,
} satisfies KitMessages;
