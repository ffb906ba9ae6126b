import { bhavaSystems, vargas, type Varga } from '@jyoti/contract';
import type { ReportChart } from '@jyoti/ui/report-view';
import type { AstrologerWords } from '../astrologer/astrologer-words.en.ts';
import { chalitChart } from '../astrologer/houses.ts';
import { chartFrom } from '../astrologer/more-charts.ts';
import { vargaOf } from '../divisional-charts.ts';
import type { KundliWords } from '../kundli-words.en.ts';
import type { ReportSource } from '../source.ts';
import type { ChartKind } from './pane-kinds.ts';

const isVarga = (kind: ChartKind): kind is Varga => (vargas as readonly string[]).includes(kind);

/** The chart of a pane; null if the report lacks its facts. */
export function paneChart(
  kind: ChartKind,
  source: ReportSource,
  words: { kundli: KundliWords; astrologer: AstrologerWords },
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
    case 'chalit': {
      const { houses } = source.kundli;
      return houses ? chalitChart(houses[bhavaSystems[0]], source, words.astrologer) : null;
    }
  }
}
