import type { Page } from '@playwright/test';

/** Waits for two frames, and for what the page does after them. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
