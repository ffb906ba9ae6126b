/**
 * Prints the differences between the engine and `swetest` (Debian) at 4,000 instants, 1800-2200, and separately for
 * 1900-2100: the table of the package's README. Run: node packages/jyotish/scripts/accuracy.ts
 */
import { signedDegrees } from '../src/sky/constants.ts';
import { apparentPosition } from '../src/sky/index.ts';
import type { Body } from '../src/sky/index.ts';
import { swetest } from './swetest.ts';

const START = 2378500.3;
const STEP_DAYS = 36.5103;
const COUNT = 4000;
const CENTURIES_1900_TO_2100 = [2415020.5, 2488069.5] as const;

const letters: Record<Body, string> = {
  sun: '0',
  moon: '1',
  mercury: '2',
  venus: '3',
  mars: '4',
  jupiter: '5',
  saturn: '6',
  uranus: '7',
  neptune: '8',
  pluto: '9',
  chiron: 'D',
  meanNode: 'm',
  trueNode: 't',
};

function quantile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(3);
}

console.log(
  '| body | median | 99% | worst 1900-2100 | worst 1800-2200 | latitude | speed, °/day |',
);
console.log('|---|---|---|---|---|---|---|');
for (const [body, letter] of Object.entries(letters) as [Body, string][]) {
  const longitude: number[] = [];
  const inner: number[] = [];
  const latitude: number[] = [];
  const speed: number[] = [];
  const lines = swetest(
    `-bj${START}`,
    `-p${letter}`,
    `-n${COUNT}`,
    `-s${STEP_DAYS}`,
    '-fJlbs',
    '-ep',
    '-speed',
  );
  lines.forEach((line, index) => {
    const jdTt = START + index * STEP_DAYS;
    const [, lon, lat, rate] = line.trim().split(/\s+/).map(Number);
    const ours = apparentPosition(body, jdTt);
    const error = Math.abs(signedDegrees(ours.longitude - lon!) * 3600);
    longitude.push(error);
    if (jdTt > CENTURIES_1900_TO_2100[0] && jdTt < CENTURIES_1900_TO_2100[1]) inner.push(error);
    latitude.push(Math.abs(ours.latitude - lat!) * 3600);
    speed.push(Math.abs(ours.speed - rate!));
  });
  const columns = [
    body,
    quantile(longitude, 0.5),
    quantile(longitude, 0.99),
    quantile(inner, 1),
    quantile(longitude, 1),
    quantile(latitude, 1),
    Math.max(...speed).toExponential(0),
  ];
  console.log(`| ${columns.join(' | ')} |`);
}
