// Test files run one after another in the same module graph. An import that is still pending at the end of a
// file would be interrupted, and then fail in every later file.
import { afterAll, expect, vi } from 'vitest';

/** Work deferred until after the next paint has started by then, ms. */
const PUT_OFF = 100;

// A test may have installed fake timers.
const { setTimeout: later } = globalThis;

afterAll(async () => {
  await vi.dynamicImportSettled();
  // Components of the kit import nothing lazily.
  if (!expect.getState().testPath?.includes('/apps/web/')) return;
  await new Promise((resolve) => later(resolve, PUT_OFF));
  await vi.dynamicImportSettled();
});
