import { expect, type Page } from '@playwright/test';

/** Scrolls past every section, so that lazy ones render. */
export async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  await expect.poll(isAtEnd, { intervals: [50], timeout: 60_000 }).toBe(true);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
