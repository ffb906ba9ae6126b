/*
 * Measures what sums of weights charts have, and writes `src/judgement/scale.ts`:
 *   node packages/jyotish/scripts/judgement-scale.ts
 * The houses depend on the verdicts of their significators, so run it until nothing changes (twice).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { birthsInIndia, engineBirth } from '../../../scripts/testing/births.ts';
import { castChart, judgementOf, PLANET_IDS } from '../src/index.ts';

const CHARTS = 2000;
const STEPS = 20;

const sums = { planets: [] as number[], nodes: [] as number[], houses: [] as number[] };
for (const birth of birthsInIndia(CHARTS)) {
  const { grahas, houses } = judgementOf(castChart(engineBirth(birth)));
  for (const planet of PLANET_IDS) sums.planets.push(grahas[planet].sum);
  sums.nodes.push(grahas.rahu.sum, grahas.ketu.sum);
  sums.houses.push(...houses.map(({ sum }) => sum));
}

function scaleOf(all: readonly number[]): string {
  const sorted = all.toSorted((one, other) => one - other);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) =>
    sorted[Math.round((step / STEPS) * (sorted.length - 1))]!.toFixed(2).replace(/\.?0+$/, ''),
  );
  return `[\n  ${steps.join(', ')},\n]`;
}

writeFileSync(
  join(import.meta.dirname, '../src/judgement/scale.ts'),
  `/*
 * Sums of the weights that charts have: from the least to the most, each step another twentieth of all. Measured by
 * \`scripts/judgement-scale.ts\` on ${CHARTS.toLocaleString('en')} births in India, 1930 to 2024.
 */

export const OF_PLANETS: readonly number[] = ${scaleOf(sums.planets)};

export const OF_NODES: readonly number[] = ${scaleOf(sums.nodes)};

export const OF_HOUSES: readonly number[] = ${scaleOf(sums.houses)};
`,
);
