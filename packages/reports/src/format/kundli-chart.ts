import type { VargaNumber } from '@jyoti/jyotish';
import { kundliChartProps, type KundliChartInput } from '@jyoti/jyotish/to-kit';
import type { GrahaPlacements } from './graha-table.ts';

/** Degrees to six places (0.004″), truncated so that 29.9999999 remains in its sign: no more is sent. */
export const degrees = (value: number) => Math.trunc(value * 1e6) / 1e6;

/** A chart of a birth for the kit. @param varga 1 for the birth chart itself */
export function chartData(
  chart: GrahaPlacements,
  varga: VargaNumber = 1,
): KundliChartInput['data'] {
  const { ascendantSign, ascendantDegree, placements } = kundliChartProps(chart, { varga }).data;
  return {
    ascendantSign,
    ascendantDegree: degrees(ascendantDegree),
    placements: placements.map((placement) => ({
      ...placement,
      degree: degrees(placement.degree),
    })),
  };
}
