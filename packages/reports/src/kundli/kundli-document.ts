import type { AstrologerPartKey, KundliPartKey, PanePartKey, TabPartKey } from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/data';
import { ashtakvarga, binnashtakvarga } from './ashtakavarga.ts';
import { astrologerParts } from './astrologer/astrologer-part.ts';
import { basicDetails } from './basic-details.ts';
import { divisionalCharts } from './divisional-charts.ts';
import { kaalSarpDosh, mangalDosh, manglikDosh, papasamayaPart, pitraDosh } from './doshas-part.ts';
import { ascendantReport, personalCharacteristics, planetReports } from './general-part.ts';
import type { KundliSource } from './kundli-source.ts';
import { panePart } from './panes/pane-part.ts';
import { planetDetails } from './planet-details.ts';
import { sadeSatiSummary } from './sade-sati.ts';
import { westernPlanet } from './western-planet.ts';

const parts: {
  readonly [Key in TabPartKey | AstrologerPartKey]: (source: KundliSource) => ReportPart;
} = {
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
  ...astrologerParts,
};

const isPane = (key: KundliPartKey): key is PanePartKey => !(key in parts);
const isOfTransits = (key: KundliPartKey) => key === 'transits' || key.startsWith('transits:');

/** Parts of a kundli as blocks, in the language of the source; at an instant before the birth only its transits. */
export const kundliParts = (
  keys: readonly KundliPartKey[],
  source: KundliSource,
): Partial<Record<KundliPartKey, ReportPart>> =>
  Object.fromEntries(
    keys
      .filter((key) => source.nowJdUt >= source.chart.time.jdUt || isOfTransits(key))
      .map((key) => [key, isPane(key) ? panePart(key, source) : parts[key](source)]),
  );
