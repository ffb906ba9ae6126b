import { shortestArc } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import { ayanaBala } from './ayana-bala.ts';
import { benefics } from './drishti.ts';
import { sumOf } from './planets.ts';
import type { ShadbalaFacts } from './shadbala-facts.ts';
import type { ShadbalaSettings } from './shadbala-settings.ts';

/** Temporal strength and its nine parts, virupas. */
export interface KalaBala {
  /** by the time from midnight: Sun, Jupiter and Venus are strong at noon, Moon, Mars and Saturn at midnight */
  readonly nathonnatha: number;
  /** by the light of the Moon, 0 to 60; the Moon's own 0 to 120 where the setting doubles it */
  readonly paksha: number;
  /** by the third of the day or the night: 0 or 60 */
  readonly tribhaga: number;
  /** lord of the year: 15 */
  readonly abda: number;
  /** lord of the month: 30 */
  readonly masa: number;
  /** lord of the weekday: 45 */
  readonly vara: number;
  /** lord of the planetary hour: 60 */
  readonly hora: number;
  /** by declination, 0 to 60; the Sun's 0 to 120 where the setting doubles it */
  readonly ayana: number;
  /** gained or lost in a planetary war */
  readonly yuddha: number;
  /** sum of the nine parts */
  readonly total: number;
}

/** The parts before the war, which is fought over some of them. */
export type KalaParts = Omit<KalaBala, 'yuddha' | 'total'>;

/** Who is strong in each third of the day and of the night (BPHS 27, 12). */
const THIRDS: Readonly<Record<'day' | 'night', readonly [PlanetId, PlanetId, PlanetId]>> = {
  day: ['mercury', 'sun', 'saturn'],
  night: ['moon', 'venus', 'mars'],
};

const STRONG_BY_NIGHT: readonly PlanetId[] = ['moon', 'mars', 'saturn'];

/**
 * Kala bala of a planet without the war (BPHS 27, 8–17; Raman, Graha and Bhava Balas ch. 5).
 * @returns virupas
 */
export function kalaParts(
  planet: PlanetId,
  facts: ShadbalaFacts,
  settings: Pick<ShadbalaSettings, 'luminaries' | 'moon' | 'mercury'>,
): KalaParts {
  const { third, lords } = facts;
  const isDoubled = settings.luminaries === 'doubled';
  const lordOf = (lord: PlanetId | null, virupas: number): number =>
    lord === planet ? virupas : 0;
  return {
    nathonnatha: nathonnathaBala(planet, facts.fromMidnight),
    paksha: pakshaBala(planet, facts, settings) * (planet === 'moon' && isDoubled ? 2 : 1),
    tribhaga:
      planet === 'jupiter' || (third !== null && THIRDS[third.of][third.number - 1] === planet)
        ? 60
        : 0,
    abda: lordOf(lords.year, 15),
    masa: lordOf(lords.month, 30),
    vara: lordOf(lords.day, 45),
    hora: lordOf(lords.hour, 60),
    ayana:
      ayanaBala(planet, facts.longitudes[planet] + facts.ayanamsa) *
      (planet === 'sun' && isDoubled ? 2 : 1),
  };
}

/** Kala bala with what a war has moved. */
export function kalaBala(parts: KalaParts, yuddha: number): KalaBala {
  return { ...parts, yuddha, total: sumOf(Object.values(parts)) + yuddha };
}

/** Mercury is strong at every hour. */
function nathonnathaBala(planet: PlanetId, fromMidnight: number): number {
  if (planet === 'mercury') return 60;
  const unnata = shortestArc(fromMidnight, 0) / 3;
  return STRONG_BY_NIGHT.includes(planet) ? 60 - unnata : unnata;
}

/** Benefics are strong by the light of the Moon, malefics without it. The Moon is always strong by its own. */
function pakshaBala(
  planet: PlanetId,
  { longitudes }: ShadbalaFacts,
  settings: Pick<ShadbalaSettings, 'moon' | 'mercury'>,
): number {
  const light = shortestArc(longitudes.moon, longitudes.sun) / 3;
  return planet === 'moon' || benefics(longitudes, settings).includes(planet) ? light : 60 - light;
}
