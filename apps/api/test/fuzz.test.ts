import { test } from 'vitest';
import { expectNoProblem } from './fuzzing.ts';

/** Another seed finds other requests: `FUZZ_REQUESTS=100000 FUZZ_SEED=7 vitest run --project unit apps/api/test/fuzz`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);

test(
  `none of ${requests} requests causes a server error (seed ${seed})`,
  { timeout: 1_200_000 },
  () => expectNoProblem(seed, requests),
);
