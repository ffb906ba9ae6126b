import type { Page } from '@playwright/test';

/** Waits until React has hydrated the first tab of a page, when it sets its properties on the element. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      Object.keys(document.querySelector('[role=tab]') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    undefined,
    { timeout: 20_000 },
  );
