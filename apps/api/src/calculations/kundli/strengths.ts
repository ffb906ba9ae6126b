import {
  ashtakavargaSigns,
  bhavaBala,
  PLANET_IDS,
  reduceAshtakavarga,
  shadbala,
  vimsopaka,
  type Ashtakavarga,
  type Chart,
  type PlanetId,
} from '@jyoti/jyotish';
import type { KundliRequest, PlanetName, Strengths } from '@jyoti/contract';
import { degrees, grahaName } from './wire-names.ts';

const planetName = (planet: PlanetId) => grahaName(planet) as PlanetName;

/** Rounds each number of a group of parts to the digits that cross the wire. */
const rounded = <Parts extends object>(parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [
      part,
      typeof value === 'number' ? degrees(value) : value,
    ]),
  ) as Parts;

/** The choices of section `strengths`. */
type StrengthChoices = Pick<
  KundliRequest,
  'shadbala_school' | 'benefic_moon' | 'benefic_mercury' | 'vimsopaka_exaltation'
>;

/** Section `strengths`. */
export function strengths(
  chart: Chart,
  ashtakavarga: Ashtakavarga,
  choices: StrengthChoices,
): Strengths {
  const { shadbala_school: school, benefic_moon: moon, benefic_mercury: mercury } = choices;
  const { planets } = shadbala(chart, { school, moon, mercury });
  const byVargas = vimsopaka(chart, { exaltation: choices.vimsopaka_exaltation });
  const reduced = reduceAshtakavarga(ashtakavarga, ashtakavargaSigns(chart));
  return {
    school,
    planets: PLANET_IDS.map((planet) => {
      const { sthana, kala, virupas, requiredRupas, ratio, rank, ...found } = planets[planet];
      const { ojhaYugma, ...ofPlace } = sthana;
      return {
        graha: planetName(planet),
        sthana: rounded({ ...ofPlace, ojha_yugma: ojhaYugma }),
        kala: rounded(kala),
        ...rounded(found),
        total: degrees(virupas),
        required_rupas: requiredRupas,
        ratio: degrees(ratio),
        is_strong: ratio >= 1,
        rank,
        vimsopaka: rounded(byVargas[planet]),
        shodhana: {
          bindus: [...ashtakavarga.bhinna[planet].points],
          trikona: [...reduced[planet].trikona],
          ekadhipatya: [...reduced[planet].ekadhipatya],
        },
        pinda: reduced[planet].pinda,
      };
    }),
    houses: bhavaBala(chart, { school, moon, mercury }).map(
      ({ house, lord, virupas, rank, ...parts }) => ({
        house,
        lord: planetName(lord),
        ...rounded(parts),
        total: degrees(virupas),
        rank,
      }),
    ),
  };
}
