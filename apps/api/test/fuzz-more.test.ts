import { test } from 'vitest';
import { expectNoFault } from './fuzzing.ts';

// The other half of what `fuzz.test.ts` sends, with other seeds: beside each other they take two cores.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122) + 1_000_000;
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 5_000) / 2;

test(
  `no request of ${requests} more is answered with a fault of the server (seed ${seed})`,
  { timeout: 600_000 },
  () => expectNoFault(seed, requests),
);
