// Test files share their modules and run one after the other. An import that is still pending when its file ends would be
// aborted and stay broken for every later file, so this waits for it.
import { afterAll, expect, vi } from 'vitest';

/** Time after which a page has started what it defers until its next paint, ms. */
const PUT_OFF = 100;

// A test may have left fake timers.
const { setTimeout: later } = globalThis;

afterAll(async () => {
  await vi.dynamicImportSettled();
  // Components of the kit import nothing lazily.
  if (!expect.getState().testPath?.includes('/apps/web/')) return;
  await new Promise((resolve) => later(resolve, PUT_OFF));
  await vi.dynamicImportSettled();
});
