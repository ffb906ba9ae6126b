import { grahaIds, type RashiNumber } from '../glyphs/index.ts';
import type { KundliChartData } from '../kundli-chart/index.ts';
import { vargaIds, type VargaId } from './varga-ids.ts';

const sign = (seat: number) => ((seat % 12) + 1) as RashiNumber;

const entries = vargaIds.map((id, seat): [VargaId, KundliChartData] => [
  id,
  {
    ascendantSign: sign(seat * 5),
    placements: grahaIds.map((graha, index) => ({
      graha,
      sign: sign(seat * (index + 3) + index * 4),
    })),
  },
]);

/** Sample content: sixteen invented charts that differ from each other; they are not calculated. */
export const sampleCharts = Object.fromEntries(entries) as { [id in VargaId]: KundliChartData };
