import {
  degreeInSign,
  GRAHA_IDS,
  kpSignificators,
  nakshatraOf,
  rulingPlanetsOf,
  signOf,
  type Chart,
  type KpChart,
  type KpLords,
  type KpNodes,
} from '@jyoti/jyotish';
import type { Kp } from '@jyoti/contract';
import { degrees, grahaName, signName } from './wire-names.ts';

export const lordsOf = ({ sign, star, sub, subSub }: KpLords) => ({
  sign_lord: grahaName(sign),
  star_lord: grahaName(star),
  sub_lord: grahaName(sub),
  sub_sub_lord: grahaName(subSub),
});

const pointOf = (point: KpLords & { readonly longitude: number }) => ({
  zodiac: signName(signOf(point.longitude)),
  global_degree: degrees(point.longitude),
  local_degree: degrees(degreeInSign(point.longitude)),
  nakshatra: nakshatraOf(point.longitude).name,
  ...lordsOf(point),
});

/**
 * The rows of a KP chart.
 * @param cast the chart of the moment: its ayanamsa, and the ruling planets
 * @param chart cusps and houses, of the moment or of a horary number
 * @param nodes what Rahu and Ketu signify
 */
export function kpRows(cast: Chart, chart: KpChart, nodes: KpNodes): Kp {
  const significators = kpSignificators(chart, nodes);
  const ruling = rulingPlanetsOf(cast);
  return {
    ayanamsa: cast.settings.ayanamsa,
    ayanamsa_degrees: degrees(cast.settings.ayanamsaDegrees),
    house_system: chart.system === 'placidus' ? 'placidus' : 'whole_sign',
    cusps: chart.cusps.map((cusp) => ({ house: cusp.house, ...pointOf(cusp) })),
    planets: GRAHA_IDS.map((graha) => {
      const planet = chart.planets[graha];
      const { house, retrograde } = planet;
      return { planet: grahaName(graha), house, retro: retrograde, ...pointOf(planet) };
    }),
    house_significators: significators.houses.map((house) => ({
      house: house.house,
      in_star_of_occupant: house.inStarOfOccupant.map(grahaName),
      occupants: house.occupants.map(grahaName),
      in_star_of_owner: house.inStarOfOwner.map(grahaName),
      owners: house.owners.map(grahaName),
    })),
    planet_significations: GRAHA_IDS.map((graha) => {
      const { starOccupies, occupies, starOwns, owns } = significators.grahas[graha];
      return {
        planet: grahaName(graha),
        star_occupies: [...starOccupies],
        occupies: [...occupies],
        star_owns: [...starOwns],
        owns: [...owns],
      };
    }),
    ruling_planets: {
      ascendant: lordsOf(ruling.ascendant),
      moon: lordsOf(ruling.moon),
      day_lord: grahaName(ruling.day),
      ruling: ruling.ruling.map(grahaName),
      nodes: ruling.nodes.map(grahaName),
    },
  };
}
