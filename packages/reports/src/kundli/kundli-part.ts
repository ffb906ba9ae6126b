import type { ReportPart } from '@jyoti/ui/data';
import type { ReportSource } from './source.ts';
import type { SubTabKey } from './tabs.ts';
import { ashtakvarga, binnashtakvarga } from './ashtakavarga.ts';
import { basicDetails } from './basic-details.ts';
import { divisionalCharts } from './divisional-charts.ts';
import { planetDetails } from './planet-details.ts';
import { westernPlanet } from './western-planet.ts';
import type { BasicWords, KundliWords } from '../report-words.ts';

/** Content of a sub-tab of Kundli; null if the report lacks its facts. */
export function kundliPart(
  key: SubTabKey<'kundli'>,
  source: ReportSource,
  words: { basic: BasicWords; kundli: KundliWords },
): ReportPart | null {
  const { kundli, planets } = source;
  switch (key) {
    case 'basic-details':
      return basicDetails(source, words.basic);
    case 'planet-details':
      return planetDetails(planets, words.kundli);
    case 'divisional-chart':
      return divisionalCharts(kundli, words.kundli);
    case 'ashtakvarga':
      return ashtakvarga(source, words.kundli);
    case 'binnashtakvarga':
      return binnashtakvarga(source, words.kundli);
    case 'western-planet':
      return westernPlanet(kundli, words.kundli);
  }
}
