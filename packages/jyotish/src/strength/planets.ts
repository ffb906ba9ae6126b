import { PLANET_IDS } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';

/** A value for each of the seven planets, in their order. */
export function eachPlanet<Value>(value: (planet: PlanetId) => Value): Record<PlanetId, Value> {
  return Object.fromEntries(PLANET_IDS.map((planet) => [planet, value(planet)])) as Record<
    PlanetId,
    Value
  >;
}

/** The sum of a list, from the first entry on. */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);
