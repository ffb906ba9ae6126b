import type { JulianDay } from '../time/julian-day.ts';
import { pathState, unpackPath } from './chebyshev.ts';
import type { PackedPath, Path } from './chebyshev.ts';
import { CENTURY, J2000 } from './constants.ts';
import { CHIRON, JUPITER, NEPTUNE, PLUTO, SATURN, URANUS } from './data/paths.generated.ts';
import { EARTH, MARS, MERCURY, VENUS } from './data/vsop.generated.ts';
import { evaluateSeries, evaluated, unpackSeries } from './series.ts';
import type { PackedSeries, Series } from './series.ts';
import { sphericalToState } from './vector.ts';
import type { State } from './vector.ts';

export type Planet =
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'
  | 'chiron';

const packedSeries = { earth: EARTH, mercury: MERCURY, venus: VENUS, mars: MARS };
const packedPaths = {
  jupiter: JUPITER,
  saturn: SATURN,
  uranus: URANUS,
  neptune: NEPTUNE,
  pluto: PLUTO,
  chiron: CHIRON,
};

/** Tables are unpacked lazily, on the first use of a body. */
const unpackedSeries = new Map<readonly PackedSeries[], readonly Series[]>();
const unpackedPaths = new Map<PackedPath, Path>();

function seriesState(packed: readonly PackedSeries[], jdTt: JulianDay, out: State): void {
  let series = unpackedSeries.get(packed);
  if (!series) {
    series = packed.map(unpackSeries);
    unpackedSeries.set(packed, series);
  }
  const t = (jdTt - J2000) / CENTURY;
  evaluateSeries(series[0]!, t);
  const { value: l, rate: lRate } = evaluated;
  evaluateSeries(series[1]!, t);
  const { value: b, rate: bRate } = evaluated;
  evaluateSeries(series[2]!, t);
  const { value: r, rate: rRate } = evaluated;
  sphericalToState(l, b, r, lRate / CENTURY, bRate / CENTURY, rRate / CENTURY, out);
}

/**
 * Geometric heliocentric state of a planet at a Julian day (TT) in the ecliptic and equinox J2000
 * of VSOP87, au and au a day, written to `out`.
 */
export function planetState(planet: Planet, jdTt: JulianDay, out: State): void {
  if (planet === 'mercury' || planet === 'venus' || planet === 'mars') {
    seriesState(packedSeries[planet], jdTt, out);
    return;
  }
  const packed = packedPaths[planet];
  let path = unpackedPaths.get(packed);
  if (!path) {
    path = unpackPath(packed);
    unpackedPaths.set(packed, path);
  }
  pathState(path, jdTt, out);
}

const earth: State = new Float64Array(6);
let earthAt = Number.NaN;

/** The same for the Earth, cached, because a chart uses one instant many times. The object is reused by the next call. */
export function earthState(jdTt: JulianDay): Readonly<State> {
  if (jdTt !== earthAt) {
    seriesState(packedSeries.earth, jdTt, earth);
    earthAt = jdTt;
  }
  return earth;
}
