import { bhavaChart, eachGraha } from '../chart/index.ts';
import type {
  BhavaChart,
  Birth,
  Chart,
  ChartSettings,
  GrahaId,
  HouseNumber,
} from '../chart/index.ts';
import { kpCast } from './kp-cast.ts';
import { kpLords } from './kp-lords.ts';
import type { KpLords } from './kp-lords.ts';
import type { Zoned } from '../time/index.ts';

/** A cusp: where a house begins. */
export interface KpCusp extends KpLords {
  /** 1 to 12 */
  readonly house: HouseNumber;
  /** sidereal, degrees */
  readonly longitude: number;
}

/** A graha in a KP chart. */
export interface KpPlanet extends KpLords {
  /** which of the nine */
  readonly graha: GrahaId;
  /** sidereal, degrees */
  readonly longitude: number;
  /** it moves backwards through the zodiac */
  readonly retrograde: boolean;
  /** house by the cusps */
  readonly house: HouseNumber;
}

/** The cusps and grahas of a birth with their lords. */
export interface KpChart {
  /** `whole_sign` is in beyond the polar circles, where Placidus has no cusps */
  readonly system: BhavaChart['system'];
  /** twelve, the first one first */
  readonly cusps: readonly KpCusp[];
  /** by their ids */
  readonly planets: Readonly<Record<GrahaId, KpPlanet>>;
  /** why the cusps are not those of Placidus */
  readonly notices: BhavaChart['notices'];
}

/**
 * Casts a birth as the Krishnamurti Paddhati has it: its ayanamsa, the cusps of Placidus, houses from cusp to cusp.
 * @param birth as for `castChart`
 * @param settings what is to differ, another ayanamsa included
 * @throws JyotishError as `castChart` does
 */
export function kpChart(birth: Zoned<Birth>, settings: Partial<ChartSettings> = {}): KpChart {
  return kpChartOf(kpCast(birth, settings));
}

/**
 * Cusps and grahas of an existing chart, in its own ayanamsa.
 * @param chart from `castChart`
 */
export function kpChartOf(chart: Chart): KpChart {
  return kpChartIn(bhavaChart(chart, 'placidus'), chart);
}

/** Cusps and grahas with their lords, in given houses. */
export function kpChartIn(
  { system, bhavas, houseOf, notices }: Omit<BhavaChart, 'midheaven'>,
  { grahas }: Pick<Chart, 'grahas'>,
): KpChart {
  return {
    system,
    cusps: bhavas.map(({ house, start }) => ({ house, longitude: start, ...kpLords(start) })),
    planets: eachGraha((graha) => {
      const { longitude, retrograde } = grahas[graha];
      return { graha, longitude, retrograde, house: houseOf[graha], ...kpLords(longitude) };
    }),
    notices,
  };
}
