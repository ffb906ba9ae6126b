import {
  bodyKeys,
  horoscopeSigns,
  type DivisionalChart,
  type HoroscopeSign,
  type PlanetDetails,
  type SignName,
} from '@jyoti/contract';
import type { GrahaId, KundliChartData, RashiNumber } from '@jyoti/ui/data';

/** Number of a sign from Aries, 1 to 12. */
export const rashiOf = (sign: SignName | HoroscopeSign): RashiNumber =>
  (horoscopeSigns.findIndex((one) => one === sign.toLowerCase()) + 1) as RashiNumber;

/** The kit's id of a graha that the API names in English. */
export function grahaId(name: string): GrahaId {
  return name.toLowerCase() as GrahaId;
}

interface Body {
  full_name: string;
  rasi_no: number;
  retro: boolean;
  local_degree: number;
  is_combust?: boolean;
}

/** Chart data of the kit, from ten bodies keyed "0" (the ascendant) to "9". */
function chartOf(bodies: Record<string, Body>): KundliChartData {
  const [ascendant, ...grahas] = bodyKeys.map((key) => bodies[key] as Body);
  return {
    ascendantSign: ascendant?.rasi_no as RashiNumber,
    ascendantDegree: ascendant?.local_degree,
    placements: grahas.map(({ full_name, rasi_no, retro, local_degree, is_combust }) => {
      const graha = grahaId(full_name);
      return {
        graha,
        sign: rasi_no as RashiNumber,
        degree: local_degree,
        // The mean nodes always move backwards: marking them would only add noise.
        retrograde: retro && graha !== 'rahu' && graha !== 'ketu',
        combust: is_combust ?? false,
      };
    }),
  };
}

/** The birth chart with its marks. */
export function birthChart(
  planets: Pick<PlanetDetails, (typeof bodyKeys)[number]>,
): KundliChartData {
  return chartOf(planets as unknown as Record<string, Body>);
}

/** A divisional chart. */
export function vargaChart(varga: DivisionalChart): KundliChartData {
  return chartOf(varga as unknown as Record<string, Body>);
}
