/**
 * Writes src/time/delta-t.generated.ts: TT - UT at the start of every year, as `swetest` prints it.
 * Run: node packages/jyotish/scripts/generate-delta-t.ts
 */
import { writeFileSync } from 'node:fs';
import { daysFromDate, JD_UNIX_EPOCH } from '../src/time/calendar.ts';
import { swetest } from './swetest.ts';

const FIRST = 1798;
const LAST = 2203;

const milliseconds: number[] = [];
for (let year = FIRST; year <= LAST; year += 1) {
  const jdUt = JD_UNIX_EPOCH + daysFromDate({ year, month: 1, day: 1 });
  const line = swetest(`-bj${jdUt}`, '-ut', '-pq', '-fPl', '-ep')[0];
  const seconds = Number(/Delta T\s+(\S+)/.exec(line ?? '')?.[1]);
  if (!Number.isFinite(seconds)) throw new Error(`No delta T for ${year}: ${line}`);
  milliseconds.push(Math.round(seconds * 1000));
}

writeFileSync(
  new URL('../src/time/delta-t.generated.ts', import.meta.url),
  `// Made by scripts/generate-delta-t.ts; see sources/README.md. Do not edit.
export const DELTA_T_FIRST_YEAR = ${FIRST};
/** TT - UT in milliseconds on 1 January, 0h UT, of each year from the first. */
export const DELTA_T_MILLISECONDS: readonly number[] = [${milliseconds.join(',')}];
`,
);
console.log(`${milliseconds.length} years written`);
