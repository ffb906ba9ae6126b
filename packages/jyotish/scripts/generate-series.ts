/**
 * Writes src/sky/data/moon.generated.ts (ELP/MPP02) and vsop.generated.ts (VSOP87B of Mercury to
 * Mars) from the term tables of the MIT package `astronomia`, cut to what 1800 to 2200 needs, with
 * mean longitudes adjusted to DE431 as Debian's `swetest` prints it (secular.ts).
 * Run: node packages/jyotish/scripts/generate-series.ts
 */
import { writeFileSync } from 'node:fs';
import data from 'astronomia/data';
import type { PackedSeries } from '../src/sky/series.ts';
import { CENTURY, J2000 } from '../src/sky/constants.ts';
import { evaluateSeries, evaluated, unpackSeries } from '../src/sky/series.ts';
import { ELP_TO_ICRS, VSOP_TO_ICRS } from '../src/sky/precession.ts';
import { sumMoon } from '../src/sky/moon-theory.ts';
import { secularCorrection, sightings } from './secular.ts';
import { packSeries } from './pack-series.ts';
import type { Term } from './pack-series.ts';

const ARCSECOND = Math.PI / 648_000;
const EARTH_MOON_KM = 385_000;

/** Rows of amplitude and the polynomial of the phase, by power of T. */
type ElpTable = Record<string, readonly (readonly number[])[]>;

function elpTerms(table: ElpTable, unit: number): Term[][] {
  return Object.keys(table).map((power) =>
    table[power]!.map((row) => ({
      amplitude: row[0]! * unit,
      phase: row[1]!,
      frequency: row[2]!,
      curvature: row[3]!,
      third: row[4]!,
    })),
  );
}

/** Rows of A, B, C of A cos(B + C t), t in millennia, by power of t. */
function vsopTerms(table: ElpTable): Term[][] {
  return Object.keys(table).map((power) =>
    table[power]!.map((row) => ({
      amplitude: row[0]! * 10 ** -Number(power),
      phase: row[1]! + Math.PI / 2,
      frequency: row[2]! / 10,
      curvature: 0,
      third: 0,
    })),
  );
}

let total = 0;

function literal({ packed, terms }: { packed: PackedSeries; terms: number }): string {
  total += terms;
  const powers = packed.powers.map((text) => `'${text}'`).join(',\n');
  return `{polynomial:[${packed.polynomial.join(',')}],step:${packed.step},powers:[${powers}]}`;
}

function write(file: string, body: string): void {
  writeFileSync(
    new URL(`../src/sky/data/${file}`, import.meta.url),
    `// Made by scripts/generate-series.ts; see sources/README.md. Do not edit.
import type { PackedSeries } from '../series.ts';
${body}`,
  );
  console.log(`${file}: ${total} terms`);
  total = 0;
}

type Packed = ReturnType<typeof packSeries>;

/** The series with a correction added to its polynomial. */
function corrected({ packed, terms }: Packed, correction: readonly number[]): Packed {
  const length = Math.max(packed.polynomial.length, correction.length);
  const polynomial = Array.from(
    { length },
    (_, power) => (packed.polynomial[power] ?? 0) + (correction[power] ?? 0),
  );
  const arcseconds = correction.map((value) => (value / ARCSECOND).toFixed(4));
  console.log(`  drift removed: ${arcseconds.join(', ')} arc-seconds`);
  return { packed: { ...packed, polynomial }, terms };
}

const moon = data.elpMppDeFull;
const MOON_CUT = 0.003 * ARCSECOND;
const MOON_STEP = 0.001 * ARCSECOND;
const moonLongitude = packSeries(elpTerms(moon.L, ARCSECOND), {
  cut: MOON_CUT,
  step: MOON_STEP,
  polynomial: moon.W1,
});
const moonLatitude = packSeries(elpTerms(moon.B, ARCSECOND), { cut: MOON_CUT, step: MOON_STEP });
/** Only parallax and light-time hang on the distance, so a coarser cut does. */
const moonDistance = packSeries(elpTerms(moon.R, 1), {
  cut: (EARTH_MOON_KM * ARCSECOND) / 10,
  step: (EARTH_MOON_KM * ARCSECOND) / 20,
});
const moonSights = sightings({ letter: '1', heliocentric: false }, ELP_TO_ICRS);
const moonTheory = {
  longitude: unpackSeries(moonLongitude.packed),
  latitude: unpackSeries(moonLatitude.packed),
  distance: unpackSeries(moonDistance.packed),
};
const moonState = new Float64Array(6);
function moonModel(jdTt: number): number {
  sumMoon(moonTheory, jdTt, moonState);
  return Math.atan2(moonState[1]!, moonState[0]!);
}
write(
  'moon.generated.ts',
  `/** Longitude from the inertial departure point, and latitude: radians. */
export const MOON_LONGITUDE: PackedSeries = ${literal(
    corrected(moonLongitude, secularCorrection(moonSights, moonModel)),
  )};
export const MOON_LATITUDE: PackedSeries = ${literal(moonLatitude)};
/** Kilometres. */
export const MOON_DISTANCE: PackedSeries = ${literal(moonDistance)};
`,
);

const planets = {
  EARTH: { table: data.earth, cut: 2e-8, letter: '0' },
  MERCURY: { table: data.mercury, cut: 3e-8, letter: '2' },
  VENUS: { table: data.venus, cut: 2e-8, letter: '3' },
  MARS: { table: data.mars, cut: 3e-8, letter: '4' },
};
const bodies = Object.entries(planets).map(([name, { table, cut, letter }]) => {
  const [l, b, r] = (['L', 'B', 'R'] as const).map((coordinate) =>
    packSeries(vsopTerms(table[coordinate]), { cut, step: 1e-8 }),
  );
  const antipode = name === 'EARTH';
  const sights = sightings({ letter, heliocentric: !antipode, antipode }, VSOP_TO_ICRS);
  const longitude = unpackSeries(l!.packed);
  const correction = secularCorrection(sights, (jdTt) => {
    evaluateSeries(longitude, (jdTt - J2000) / CENTURY);
    return evaluated.value;
  });
  const parts = [corrected(l!, correction), b!, r!].map(literal);
  return `/** Heliocentric longitude, latitude (radians) and distance (au), VSOP87B. */
export const ${name}: readonly PackedSeries[] = [${parts.join(',\n')}];
`;
});
write('vsop.generated.ts', bodies.join(''));
