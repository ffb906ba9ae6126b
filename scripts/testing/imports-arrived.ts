// Files run one after the other in one world of modules. What a page still imports when its file ends would be cut off in the
// middle, and be broken for every file that comes after.
import { afterAll, expect, vi } from 'vitest';

/** What a page puts off until after its next paint has begun by then, ms. */
const PUT_OFF = 100;

// A test may have stopped the clock.
const { setTimeout: later } = globalThis;

afterAll(async () => {
  await vi.dynamicImportSettled();
  // Components of the kit bring nothing.
  if (!expect.getState().testPath?.includes('/apps/web/')) return;
  await new Promise((resolve) => later(resolve, PUT_OFF));
  await vi.dynamicImportSettled();
});
