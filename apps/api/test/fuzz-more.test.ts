import { test } from 'vitest';
import { expectNoProblem } from './fuzzing.ts';

// The other half of the requests of `fuzz.test.ts`, with other seeds: the two files run in parallel on two
// cores.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122) + 1_000_000;
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 5_000) / 2;

test(
  `none of ${requests} more requests causes a server error (seed ${seed})`,
  { timeout: 600_000 },
  () => expectNoProblem(seed, requests),
);
