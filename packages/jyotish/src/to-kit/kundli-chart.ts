import { divisionalChart, GRAHA_IDS, isMarkedRetrograde } from '../chart/index.ts';
import type {
  ChartSettings,
  GrahaId,
  Placements,
  SignNumber,
  VargaNumber,
} from '../chart/index.ts';

/** One graha in the format of `KundliChart`. */
export interface KitPlacement {
  /** which of the nine */
  graha: GrahaId;
  /** 1 (Aries) to 12 (Pisces) */
  sign: SignNumber;
  /** degree in the sign, 0 to under 30 */
  degree: number;
  /** as `isMarkedRetrograde` has it */
  retrograde: boolean;
  /** in the birth chart; in other vargas the distance from the Sun is not seen */
  combust: boolean;
}

/** The props of `KundliChart` and `InteractiveKundliChart` in `@jyoti/ui/kundli-chart` that a chart gives. */
export interface KundliChartInput {
  /** what is drawn */
  data: {
    /** sign of the first house, 1 (Aries) to 12 (Pisces) */
    ascendantSign: SignNumber;
    /** degree of the ascendant in its sign, 0 to under 30 */
    ascendantDegree: number;
    /** the nine grahas */
    placements: KitPlacement[];
  };
}

/** The chart to show. */
export interface KundliChartOptions {
  /** the divisional chart by its number, 9 for the navamsa; default 1, the birth chart itself */
  readonly varga?: VargaNumber;
}

/**
 * The props of `KundliChart` for a chart: `<KundliChart title="Birth chart" {...kundliChartProps(chart)} />`.
 * Retrograde grahas are marked as by `isMarkedRetrograde`.
 * @param chart from `castChart` or `varshaphal`
 * @throws JyotishError `out_of_range` when the number is not one of `VARGA_NUMBERS`
 */
export function kundliChartProps(
  chart: Placements & {
    /** the node, whose retrograde mark depends on it */
    readonly settings: Pick<ChartSettings, 'node'>;
  },
  { varga = 1 }: KundliChartOptions = {},
): KundliChartInput {
  const { ascendant, grahas } = divisionalChart(chart, varga);
  return {
    data: {
      ascendantSign: ascendant.sign,
      ascendantDegree: ascendant.degreeInSign,
      placements: GRAHA_IDS.map((graha) => ({
        graha,
        sign: grahas[graha].sign,
        degree: grahas[graha].degreeInSign,
        retrograde: isMarkedRetrograde(chart.grahas[graha], chart.settings),
        combust: varga === 1 && chart.grahas[graha].combust,
      })),
    },
  };
}
