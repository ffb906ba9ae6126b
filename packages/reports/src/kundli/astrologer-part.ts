import type { ReportPart } from '@jyoti/ui/report-view';
import { kpPart } from './kp-part.ts';
import type { KpWords } from './kp-words.en.ts';
import { moreDashasPart, type MoreDashasSetting } from './more-dashas-part.ts';
import { sadeSatiPart } from './sade-sati-part.ts';
import type { ReportSource } from './source.ts';
import type { SubTabKey } from './tabs.ts';
import { transitsPart, type TransitsSetting } from './transits-part.ts';
import { yearPart, type YearSetting } from './year-part.ts';

/** What the parts of the tab are written with. */
export interface AstrologerSetting extends MoreDashasSetting, YearSetting, TransitsSetting {
  kp: KpWords;
}

/** Content of a sub-tab of More for astrologers; null if the report lacks its facts. */
export function astrologerPart(
  key: SubTabKey<'astrologer'>,
  source: ReportSource,
  setting: AstrologerSetting,
): ReportPart | null {
  const { kp, more_dashas: moreDashas } = source.kundli;
  switch (key) {
    case 'transits':
      return source.transits ? transitsPart(source.transits, source, setting) : null;
    case 'sade-sati':
      return sadeSatiPart(source.kundli, setting);
    case 'kp':
      return kp ? kpPart(kp, setting.kp) : null;
    case 'year-chart':
      return source.year ? yearPart(source.year, source, setting) : null;
    case 'more-dashas':
      return moreDashas ? moreDashasPart(moreDashas, setting) : null;
  }
}
