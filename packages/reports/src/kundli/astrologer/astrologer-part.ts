import type { ReportPart } from '@jyoti/ui/report-view';
import type { ReportSource } from '../source.ts';
import type { SubTabKey } from '../tabs.ts';
import { aspectsPart } from './aspects.ts';
import type { AstrologerWords } from './astrologer-words.en.ts';
import { bhavaChalit } from './houses.ts';
import { jaiminiPart } from './jaimini.ts';
import { moreCharts } from './more-charts.ts';
import { strengthsPart } from './strengths.ts';
import { yogasPart } from './yogas.ts';

/** Content of a sub-tab of More for astrologers; null if the report lacks its facts. */
export function astrologerPart(
  key: SubTabKey<'astrologer'>,
  source: ReportSource,
  words: AstrologerWords,
): ReportPart | null {
  const { kundli } = source;
  switch (key) {
    case 'yogas':
      return yogasPart(kundli, words);
    case 'strengths':
      return strengthsPart(kundli, words);
    case 'bhava-chalit':
      return bhavaChalit(source, words);
    case 'aspects':
      return aspectsPart(kundli, words);
    case 'karakas':
      return jaiminiPart(kundli, words);
    case 'more-charts':
      return moreCharts(source, words);
  }
}
