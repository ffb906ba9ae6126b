import type { RashiNumber } from '../../glyphs/index.ts';
import type { RingGraha } from '../../sky-scene/index.ts';

/** The sky over a place at an instant. */
export interface SkyOfPlace {
  /** Sidereal longitude of the ascendant, degrees. */
  ascendant: number;
  /** All nine: those above the horizon are shown; Sun and Moon also define the phase and the highlighted sign. */
  grahas: readonly RingGraha[];
}

/** A lunar day has this many degrees between Moon and Sun. */
const TITHI = 12;

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

/** Facts about the Moon for the scenes: its elongation in degrees, its tithi, its sign. */
export function moonOf({ grahas }: SkyOfPlace) {
  const longitudeOf = (id: string) => grahas.find(({ graha }) => graha === id)?.longitude ?? 0;
  const moon = turned(longitudeOf('moon'));
  const elongation = turned(moon - longitudeOf('sun'));
  return {
    elongation,
    tithi: Math.floor(elongation / TITHI) + 1,
    sign: (Math.floor(moon / 30) + 1) as RashiNumber,
  };
}
