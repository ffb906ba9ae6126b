import type { ReportPart } from '@jyoti/ui/data';
import type { ReportSource } from '../source.ts';
import { sadeSatiPart } from '../published/sade-sati-part.ts';
import { transitsPart, type TransitsSetting } from '../transits-part.ts';
import type { SubTabKey } from '../tabs.ts';
import { aspectsPart } from './aspects.ts';
import type { AstrologerWords, KpWords } from '../../report-words.ts';
import { bhavaChalit } from './houses.ts';
import { jaiminiPart } from './jaimini.ts';
import { kpPart } from './kp.ts';
import { moreCharts } from './more-charts.ts';
import { moreDashasPart } from './more-dashas.ts';
import { strengthsPart } from './strengths.ts';
import { yearPart } from './year.ts';
import { yogasPart } from './yogas.ts';

/**
 * Content of a sub-tab of More for astrologers; null if the report lacks its facts.
 * @param setting what periods are compared with and written in
 */
export function astrologerPart(
  key: SubTabKey<'astrologer'>,
  source: ReportSource,
  { astrologer: words, kp }: { astrologer: AstrologerWords; kp: KpWords },
  setting: TransitsSetting,
): ReportPart | null {
  const { kundli, year, transits } = source;
  const shared = { names: words.names, terms: words.terms, common: words.common };
  switch (key) {
    case 'yogas':
      return yogasPart(kundli, words);
    case 'strengths':
      return strengthsPart(source, words);
    case 'bhava-chalit':
      return bhavaChalit(source, words);
    case 'aspects':
      return aspectsPart(kundli, words);
    case 'karakas':
      return jaiminiPart(kundli, words);
    case 'more-charts':
      return moreCharts(source, words);
    case 'transits':
      return transits ? transitsPart(transits, source, setting) : null;
    case 'sade-sati':
      return sadeSatiPart(kundli, setting);
    case 'kp':
      return kundli.kp ? kpPart(kundli.kp, kp) : null;
    case 'year-chart':
      return year
        ? yearPart(year, source, { ...setting, year: { ...words.year, ...shared } })
        : null;
    case 'more-dashas':
      return kundli.more_dashas
        ? moreDashasPart(kundli.more_dashas, {
            ...setting,
            moreDashas: { ...words.moreDashas, ...shared },
          })
        : null;
  }
}
