import {
  compoundFriendship,
  drishtiVirupas,
  grahaDrishti,
  GRAHA_IDS,
  grahaRashiDrishti,
  naturalFriendship,
  normaliseDegrees,
  PLANET_IDS,
  temporalFriendship,
  type Chart,
  type NodeAspects,
  type PlanetId,
} from '@jyoti/jyotish';
import type { Aspects, PlanetName } from '@jyoti/contract';
import { degrees, grahaName, signName } from './wire-names.ts';

const planetName = (planet: PlanetId) => grahaName(planet) as PlanetName;

function byDegree({ ascendant, grahas }: Chart, planet: PlanetId): Aspects['by_degree'][number] {
  const from = grahas[planet].longitude;
  const bodies = [
    { body: 'Ascendant' as const, longitude: ascendant.longitude },
    ...GRAHA_IDS.filter((graha) => graha !== planet).map((graha) => ({
      body: grahaName(graha),
      longitude: grahas[graha].longitude,
    })),
  ];
  return {
    graha: planetName(planet),
    on: bodies.map(({ body, longitude }) => ({
      body,
      degrees: degrees(normaliseDegrees(longitude - from)),
      virupas: degrees(drishtiVirupas(planet, from, longitude)),
    })),
  };
}

function friendshipsOf({ grahas }: Chart, planet: PlanetId): Aspects['friendships'][number] {
  return {
    graha: planetName(planet),
    towards: PLANET_IDS.filter((other) => other !== planet).map((other) => {
      const natural = naturalFriendship(planet, other);
      const temporal = temporalFriendship(grahas[planet].sign, grahas[other].sign);
      const compound = compoundFriendship(natural, temporal);
      return { graha: planetName(other), natural, temporal, compound };
    }),
  };
}

/**
 * Section `aspects`: aspects by sign, by degree and of signs, and friendships.
 * @param nodes what Rahu and Ketu aspect by sign
 */
export function aspects(chart: Chart, nodes: NodeAspects): Aspects {
  const drishti = grahaDrishti(chart, nodes);
  const rashi = grahaRashiDrishti(chart);
  return {
    graha_drishti: GRAHA_IDS.map((graha) => ({
      graha: grahaName(graha),
      aspects: drishti[graha].map(({ count, sign, house, grahas }) => ({
        count,
        zodiac: signName(sign),
        house,
        grahas: grahas.map(grahaName),
      })),
    })),
    by_degree: PLANET_IDS.map((planet) => byDegree(chart, planet)),
    rashi_drishti: GRAHA_IDS.map((graha) => ({
      graha: grahaName(graha),
      zodiac: signName(chart.grahas[graha].sign),
      signs: rashi[graha].signs.map(signName),
      grahas: rashi[graha].grahas.map(grahaName),
    })),
    friendships: PLANET_IDS.map((planet) => friendshipsOf(chart, planet)),
  };
}
