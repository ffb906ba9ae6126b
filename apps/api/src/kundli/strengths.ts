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
import type { PlanetName, Strengths } from '@jyoti/contract';
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

/** Section `strengths`. Shadbala follows Raman's school, whose book has the worked examples that it is checked with. */
export function strengths(chart: Chart, ashtakavarga: Ashtakavarga): Strengths {
  const school = 'raman';
  const { planets } = shadbala(chart, { school });
  const byVargas = vimsopaka(chart);
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
    houses: bhavaBala(chart, { school }).map(({ house, lord, virupas, rank, ...parts }) => ({
      house,
      lord: planetName(lord),
      ...rounded(parts),
      total: degrees(virupas),
      rank,
    })),
  };
}
