import type { Kundli, PlanetDetails } from '@jyoti/contract';
import type { PdfBlock } from '@jyoti/pdf';
import type { SubTabKey } from '../report-tabs.ts';
import type { ReportSetting } from './report-blocks.ts';
import { ashtakvarga, binnashtakvarga } from './ashtakvarga-tables.ts';
import { basicDetails } from './basic-details.ts';
import { divisionalCharts } from './divisional-charts.ts';
import { planetDetails } from './planet-details.ts';
import { westernPlanet } from './western-planet.ts';

/** The sub-tabs of Kundli as they stand in a document. */
export function kundliPart(
  kundli: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): Record<SubTabKey<'kundli'>, PdfBlock[]> {
  return {
    'basic-details': basicDetails(kundli, planets, setting),
    'planet-details': planetDetails(planets, setting),
    'divisional-chart': divisionalCharts(kundli, setting),
    ashtakvarga: ashtakvarga(kundli, planets, setting),
    binnashtakvarga: binnashtakvarga(kundli, planets, setting),
    'western-planet': westernPlanet(kundli, setting),
  };
}
