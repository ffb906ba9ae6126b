import type { AstrologerPartKey, KundliPartKey, PanePartKey, TabPartKey } from '@jyoti/contract';
import { isoFromJulianDay } from '@jyoti/jyotish';
import type { ReportPart } from '@jyoti/ui/data';
import { ashtakvarga, binnashtakvarga } from './ashtakavarga.ts';
import { astrologerParts } from './astrologer/astrologer-part.ts';
import { basicDetails } from './basic-details.ts';
import { charCurrent, charMain, charSub, yoginiMain, yoginiSub } from './cycle-dashas.ts';
import { divisionalCharts } from './divisional-charts.ts';
import { kaalSarpDosh, mangalDosh, manglikDosh, papasamayaPart, pitraDosh } from './doshas-part.ts';
import { ascendantReport, personalCharacteristics, planetReports } from './general-part.ts';
import type { KundliSource } from './kundli-source.ts';
import { panePart } from './panes/pane-part.ts';
import { planetDetails } from './planet-details.ts';
import { sadeSatiSummary } from './sade-sati.ts';
import {
  antardasha,
  currentMahadasha,
  currentMahadashaFull,
  mahadasha,
  predictions,
  runningDashas,
} from './vimshottari.ts';
import { westernPlanet } from './western-planet.ts';

type Writers = Readonly<Record<string, (source: KundliSource) => ReportPart>>;

/** The tab Dashas: what runs now. */
const dashas = {
  mahadasha,
  'mahadasha-prediction': predictions,
  antardasha,
  'char-dasha-current': charCurrent,
  'char-dasha-main': charMain,
  'char-dasha-sub': charSub,
  'current-mahadasha': currentMahadasha,
  'current-mahadasha-full': currentMahadashaFull,
  'yogini-dasha-main': yoginiMain,
  'yogini-dasha-sub': yoginiSub,
} satisfies Writers;

const parts = {
  'basic-details': basicDetails,
  'planet-details': planetDetails,
  'divisional-chart': divisionalCharts,
  ashtakvarga,
  binnashtakvarga,
  'western-planet': westernPlanet,
  'personal-characteristics': personalCharacteristics,
  'ascendant-report': ascendantReport,
  'planet-report': planetReports,
  ...dashas,
  'mangal-dosh': mangalDosh,
  'kaal-sarp-dosh': kaalSarpDosh,
  'manglik-dosh': manglikDosh,
  'pitra-dosh': pitraDosh,
  papasamaya: papasamayaPart,
  'sade-sati-summary': sadeSatiSummary,
  ...astrologerParts,
} satisfies Record<TabPartKey | AstrologerPartKey, Writers[string]>;

/** A part that may say what runs now. */
export type DatedPart = ReportPart & {
  /** Instant, ISO 8601, until which it holds; undefined if it holds always. */
  until?: string | undefined;
};

const isPane = (key: KundliPartKey): key is PanePartKey => !(key in parts);
const isOfTransits = (key: KundliPartKey) => key === 'transits' || key.startsWith('transits:');

/**
 * Parts of a kundli as blocks, in the language of the source; at an instant before the birth only its transits. What runs now is shown
 * until the innermost period ends.
 */
export function kundliParts(
  keys: readonly KundliPartKey[],
  source: KundliSource,
): Partial<Record<KundliPartKey, DatedPart>> {
  const innermost = source.nowJdUt === source.clockJdUt ? runningDashas(source)?.pranadasha : null;
  const dated = innermost ? { until: isoFromJulianDay(innermost.endJdUt) } : {};
  return Object.fromEntries(
    keys
      .filter((key) => source.nowJdUt >= source.chart.time.jdUt || isOfTransits(key))
      .map((key) => {
        const part = isPane(key) ? panePart(key, source) : parts[key](source);
        return [key, { ...part, ...(key in dashas && dated) }];
      }),
  );
}
