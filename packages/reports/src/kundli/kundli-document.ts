import type { KundliPartKey } from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/data';
import { ashtakvarga, binnashtakvarga } from './ashtakavarga.ts';
import { basicDetails } from './basic-details.ts';
import { divisionalCharts } from './divisional-charts.ts';
import { kaalSarpDosh, mangalDosh, manglikDosh, papasamayaPart, pitraDosh } from './doshas-part.ts';
import { ascendantReport, personalCharacteristics, planetReports } from './general-part.ts';
import type { KundliSource } from './kundli-source.ts';
import { planetDetails } from './planet-details.ts';
import { sadeSatiSummary } from './sade-sati.ts';
import { westernPlanet } from './western-planet.ts';

const parts: { readonly [Key in KundliPartKey]: (source: KundliSource) => ReportPart } = {
  'basic-details': basicDetails,
  'planet-details': planetDetails,
  'divisional-chart': divisionalCharts,
  ashtakvarga,
  binnashtakvarga,
  'western-planet': westernPlanet,
  'personal-characteristics': personalCharacteristics,
  'ascendant-report': ascendantReport,
  'planet-report': planetReports,
  'mangal-dosh': mangalDosh,
  'kaal-sarp-dosh': kaalSarpDosh,
  'manglik-dosh': manglikDosh,
  'pitra-dosh': pitraDosh,
  papasamaya: papasamayaPart,
  'sade-sati-summary': sadeSatiSummary,
};

/** Parts of a kundli as blocks, in the language of the source. */
export const kundliParts = (
  keys: readonly KundliPartKey[],
  source: KundliSource,
): Partial<Record<KundliPartKey, ReportPart>> =>
  Object.fromEntries(keys.map((key) => [key, parts[key](source)]));
