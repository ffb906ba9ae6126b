import { vargas, type Varga } from '@jyoti/contract';
import { isRunning, type ReportChart } from '@jyoti/ui/data';
import { chalitChart } from '../astrologer/houses.ts';
import { chartFrom } from '../astrologer/more-charts.ts';
import { vargaOf } from '../published/varga-of.ts';
import type { AstrologerWords, KundliWords } from '../../report-words.ts';
import type { ReportSource } from '../source.ts';
import { chalitSystems, type ChartKind } from './pane-kinds.ts';

const isVarga = (kind: ChartKind): kind is Varga => (vargas as readonly string[]).includes(kind);

/** The chart from the lord of a period of Vimshottari that runs at `now`; null outside its 120 years. */
function lordChart(
  level: 'mahadasha' | 'antardasha',
  source: ReportSource,
  words: AstrologerWords,
  now: string,
): ReportChart | null {
  const { dashas } = source.kundli;
  const lord = dashas?.vimshottari.antardasha.find((period) => isRunning(period, now))?.[level];
  return lord
    ? chartFrom(lord, words.charts[level]({ lord: words.names.graha(lord) }), source, words)
    : null;
}

/**
 * The chart of a pane; null if the report lacks its facts, or no dasha runs.
 * @param now the instant whose dasha lords are meant, ISO 8601
 */
export function paneChart(
  kind: ChartKind,
  source: ReportSource,
  words: { kundli: KundliWords; astrologer: AstrologerWords },
  now: string,
): ReportChart | null {
  if (isVarga(kind)) {
    return vargaOf(kind, { ...source.kundli, planet_details: source.planets }, words.kundli);
  }
  const { charts } = words.astrologer;
  switch (kind) {
    case 'chandra':
      return chartFrom('Moon', charts.chandra, source, words.astrologer);
    case 'surya':
      return chartFrom('Sun', charts.surya, source, words.astrologer);
    case 'mahadasha-lord':
      return lordChart('mahadasha', source, words.astrologer, now);
    case 'antardasha-lord':
      return lordChart('antardasha', source, words.astrologer, now);
    case 'chalit':
    case 'chalit-placidus':
    case 'chalit-equal': {
      const { houses } = source.kundli;
      return houses ? chalitChart(houses[chalitSystems[kind]], source, words.astrologer) : null;
    }
  }
}
