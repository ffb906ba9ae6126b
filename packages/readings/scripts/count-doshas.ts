/*
 * Counts how many charts have each dosha, and writes `src/doshas/how-common.generated.ts`:
 *   node packages/readings/scripts/count-doshas.ts
 * The births are spread evenly over 1946 to 2015 and over six cities of India, at every hour, by a fixed seed, and are evaluated at
 * a fixed instant: the same rules always give the same figures.
 */
import { writeFileSync } from 'node:fs';
import {
  castChart,
  julianDayFromIso,
  kaalSarp,
  mangalDosha,
  pitraDosha,
  type Chart,
} from '@jyoti/jyotish';

const CHARTS = 20_000;
const FIRST_DAY = Date.UTC(1946, 0, 1);
const LAST_DAY = Date.UTC(2015, 11, 31);
const JUDGED_AT = '2026-01-01T00:00:00Z';

const cities = [
  { latitude: 28.6139, longitude: 77.209 },
  { latitude: 19.076, longitude: 72.8777 },
  { latitude: 22.5726, longitude: 88.3639 },
  { latitude: 13.0827, longitude: 80.2707 },
  { latitude: 25.5941, longitude: 85.1376 },
  { latitude: 23.0225, longitude: 72.5714 },
];

/** Numbers of [0, 1), the same in every run (mulberry32, public domain). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = numbers(24);

function birthChart(index: number): Chart {
  const iso = new Date(FIRST_DAY + next() * (LAST_DAY - FIRST_DAY)).toISOString();
  const birth = { date: iso.slice(0, 10), time: iso.slice(11, 19), timeZone: 'Asia/Kolkata' };
  return castChart({ ...birth, ...cities[index % cities.length]! });
}

const count = {
  marsInHouse: 0,
  marsInHouseFromLagna: 0,
  mangal: 0,
  marsInHouseNorth: 0,
  mangalNorth: 0,
  marsInHouseSouth: 0,
  mangalSouth: 0,
  kaalSarp: 0,
  kaalSarpPartial: 0,
  pitra: 0,
};
const judgedAt = julianDayFromIso(JUDGED_AT);
for (let index = 0; index < CHARTS; index += 1) {
  const chart = birthChart(index);
  const ageYears = Math.floor((judgedAt - chart.time.jdUt) / 365.25);
  const mangal = mangalDosha(chart, { ageYears });
  const houses = mangal.factors.filter(({ code }) => code === 'mars_in_house');
  const north = mangalDosha(chart, { ageYears, houses: 'north' });
  const south = mangalDosha(chart, { ageYears, houses: 'south' });
  const sarp = kaalSarp(chart);
  const found: Record<keyof typeof count, boolean> = {
    marsInHouse: houses.length > 0,
    marsInHouseFromLagna: houses.some((factor) => 'from' in factor && factor.from === 'lagna'),
    mangal: mangal.isPresent,
    marsInHouseNorth: north.factors.some(({ code }) => code === 'mars_in_house'),
    mangalNorth: north.isPresent,
    marsInHouseSouth: south.factors.some(({ code }) => code === 'mars_in_house'),
    mangalSouth: south.isPresent,
    kaalSarp: sarp.isPresent,
    kaalSarpPartial: sarp.isPartial,
    pitra: pitraDosha(chart).isPresent,
  };
  for (const key of Object.keys(count) as (keyof typeof count)[]) if (found[key]) count[key] += 1;
}

const rows = Object.entries(count).map(([key, of]) => `  ${key}: ${(of / CHARTS).toFixed(4)},`);
writeFileSync(
  new URL('../src/doshas/how-common.generated.ts', import.meta.url),
  `// Made by scripts/count-doshas.ts. Do not edit.
/**
 * Which share of charts has each dosha by the rules of \`@jyoti/jyotish\`: counted over ${CHARTS} births, spread evenly over 1946
 * to 2015 and six cities of India, judged on ${JUDGED_AT.slice(0, 10)} (age lessens mangal dosha).
 */
export const DOSHA_SHARES = {
${rows.join('\n')}
} as const;
`,
);
