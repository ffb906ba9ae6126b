import { normaliseDegrees } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';

/** Declinations of every fifteenth degree of the ecliptic from the equinox, arc-minutes, for an obliquity of 24°. */
const DECLINATIONS = [0, 362, 703, 1002, 1238, 1388, 1440] as const;

const STRONG_IN_SOUTH: readonly PlanetId[] = ['moon', 'saturn'];

/**
 * Declination (kranti) of a degree of the ecliptic by the table of Surya Siddhanta 2 with its obliquity of 24°, straight
 * lines between its entries (Raman, Graha and Bhava Balas art. 71–75).
 * @param tropical degrees
 * @returns degrees, north positive
 */
export function krantiOf(tropical: number): number {
  const longitude = normaliseDegrees(tropical);
  const half = longitude % 180;
  const bhuja = half > 90 ? 180 - half : half;
  const entry = Math.min(Math.floor(bhuja / 15), 5);
  const from = DECLINATIONS[entry]!;
  const minutes = from + ((DECLINATIONS[entry + 1]! - from) * (bhuja - 15 * entry)) / 15;
  return (longitude < 180 ? minutes : -minutes) / 60;
}

/**
 * Ayana bala: 30 on the equator. Sun, Mars, Jupiter and Venus gain to the north, Moon and Saturn to the south, Mercury
 * either way (BPHS 27, 15–17). The Sun's is not doubled here.
 * @param tropical longitude of the planet, degrees
 * @returns virupas, 0 to 60
 */
export function ayanaBala(planet: PlanetId, tropical: number): number {
  const kranti = krantiOf(tropical);
  const towards =
    planet === 'mercury' ? Math.abs(kranti) : STRONG_IN_SOUTH.includes(planet) ? -kranti : kranti;
  return ((24 + towards) / 48) * 60;
}
