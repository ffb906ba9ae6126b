import { normaliseDegrees, shortestArc } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import { eachPlanet } from './planets.ts';
import type { ShadbalaFacts } from './shadbala-facts.ts';
import type { ShadbalaSettings } from './shadbala-settings.ts';

/** Who can be at war, with the diameters of their discs (bimba), arc-seconds (Raman, Graha and Bhava Balas art. 77). */
const DISCS = { mars: 9.4, mercury: 6.6, jupiter: 190.4, venus: 16.6, saturn: 158 } as const;

type Warrior = keyof typeof DISCS;

const WARRIORS = Object.keys(DISCS) as Warrior[];

/** Planets nearer than this are at war, degrees of longitude. */
const WAR_ORB = 1;

/** A planetary war (graha yuddha). */
export interface PlanetaryWar {
  /** planet that gains */
  readonly winner: PlanetId;
  /** planet that loses */
  readonly loser: PlanetId;
  /** what the winner gains and the loser loses, virupas */
  readonly virupas: number;
}

/**
 * The planetary wars of a chart: two of Mars, Mercury, Jupiter, Venus and Saturn less than a degree apart.
 * @param strengths what the war is fought over, virupas: which balas count depends on the setting `war`
 */
export function planetaryWars(
  { longitudes, latitudes }: Pick<ShadbalaFacts, 'longitudes' | 'latitudes'>,
  strengths: Readonly<Record<PlanetId, number>>,
  { victor, war }: Pick<ShadbalaSettings, 'victor' | 'war'>,
): readonly PlanetaryWar[] {
  const isAhead = (one: Warrior, other: Warrior): boolean =>
    victor === 'north'
      ? latitudes[one] > latitudes[other]
      : normaliseDegrees(longitudes[other] - longitudes[one]) < 180;
  const pairs = WARRIORS.flatMap((one, index) =>
    WARRIORS.slice(index + 1).map((other) => [one, other] as const),
  );
  return pairs
    .filter(([one, other]) => shortestArc(longitudes[one], longitudes[other]) < WAR_ORB)
    .map(([one, other]) => {
      const [winner, loser] = isAhead(one, other) ? [one, other] : [other, one];
      const difference = Math.abs(strengths[one] - strengths[other]);
      const virupas =
        war === 'discs' ? difference / Math.abs(DISCS[one] - DISCS[other]) : difference;
      return { winner, loser, virupas };
    });
}

/** What the wars have moved to or from each planet, virupas. */
export function yuddhaBala(wars: readonly PlanetaryWar[]): Record<PlanetId, number> {
  return eachPlanet((planet) =>
    wars.reduce((sum, { winner, loser, virupas }) => {
      if (winner === planet) return sum + virupas;
      return loser === planet ? sum - virupas : sum;
    }, 0),
  );
}
