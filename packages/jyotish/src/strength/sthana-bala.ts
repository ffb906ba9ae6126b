import {
  degreeInSign,
  DIGNITIES,
  houseFrom,
  isOddSign,
  shortestArc,
  signOf,
  varga,
} from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import { sumOf } from './planets.ts';
import type { ShadbalaFacts } from './shadbala-facts.ts';
import type { ShadbalaSettings } from './shadbala-settings.ts';
import { isMoolatrikona, vargaRelation } from './varga-relation.ts';
import type { VargaRelation } from './varga-relation.ts';

/** Positional strength and its five parts, virupas. */
export interface SthanaBala {
  /** by distance from the deepest debilitation, 0 to 60 */
  readonly uchcha: number;
  /** by the lords of seven vargas */
  readonly saptavargaja: number;
  /** by odd and even sign and navamsa: 0, 15 or 30 */
  readonly ojhaYugma: number;
  /** angle 60, succedent 30, cadent 15 */
  readonly kendradi: number;
  /** by the third of the sign: 0 or 15 */
  readonly drekkana: number;
  /** sum of the five parts */
  readonly total: number;
}

/** The vargas of saptavargaja bala (BPHS 27, 2–4). */
const SAPTAVARGA = [1, 2, 3, 7, 9, 12, 30] as const;

const MOOLATRIKONA = 45;

const VARGA_VIRUPAS: Readonly<
  Record<ShadbalaSettings['saptavargaja'], Readonly<Record<VargaRelation, number>>>
> = {
  raman: { own: 30, great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
  parashara: { own: 30, great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
};

const FEMALE: readonly PlanetId[] = ['moon', 'venus'];
const NEUTER: readonly PlanetId[] = ['mercury', 'saturn'];

/**
 * Sthana bala of a planet (BPHS 27, 1–6; Raman, Graha and Bhava Balas ch. 3).
 * @returns virupas
 */
export function sthanaBala(
  planet: PlanetId,
  facts: Pick<ShadbalaFacts, 'longitudes' | 'lagna'>,
  settings: Pick<ShadbalaSettings, 'saptavargaja' | 'drekkana'>,
): SthanaBala {
  const longitude = facts.longitudes[planet];
  const parts = {
    uchcha: uchchaBala(planet, longitude),
    saptavargaja: sumOf(
      SAPTAVARGA.map((number) =>
        number === 1 && isMoolatrikona(planet, longitude)
          ? MOOLATRIKONA
          : VARGA_VIRUPAS[settings.saptavargaja][vargaRelation(planet, number, facts.longitudes)],
      ),
    ),
    ojhaYugma: ojhaYugmaBala(planet, longitude),
    kendradi: [60, 30, 15][(houseFrom(facts.lagna, signOf(longitude)) - 1) % 3]!,
    drekkana: drekkanaBala(planet, longitude, settings.drekkana),
  };
  return { ...parts, total: sumOf(Object.values(parts)) };
}

/**
 * Uchcha bala: a third of the degrees from the deepest debilitation (BPHS 27, 1).
 * @param longitude sidereal, degrees
 * @returns virupas, 0 to 60
 */
export function uchchaBala(planet: PlanetId, longitude: number): number {
  const { exalted, deepExaltation } = DIGNITIES[planet];
  return 60 - shortestArc(longitude, (exalted.sign - 1) * 30 + deepExaltation!) / 3;
}

function ojhaYugmaBala(planet: PlanetId, longitude: number): number {
  const signs = [signOf(longitude), varga(9, longitude).sign];
  return 15 * signs.filter((sign) => isOddSign(sign) !== FEMALE.includes(planet)).length;
}

function drekkanaBala(
  planet: PlanetId,
  longitude: number,
  school: ShadbalaSettings['drekkana'],
): number {
  const [middle, last] = school === 'neuter_middle' ? [NEUTER, FEMALE] : [FEMALE, NEUTER];
  const strongIn = middle.includes(planet) ? 1 : last.includes(planet) ? 2 : 0;
  return Math.floor(degreeInSign(longitude) / 10) === strongIn ? 15 : 0;
}
