import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls so far that a link can be pressed, presses it, goes back, and finds the page where it was. */
async function andBack(page: Page, link: ReturnType<Page['getByRole']>, opened: RegExp) {
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(opened);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(before);
}

test('back from an article stands where the home page was left, and so does a reload', async ({
  page,
}) => {
  await page.goto('/');
  const article = page.getByRole('main').locator('a[href^="/blog/"]').last();
  await andBack(page, article, /\/blog\//);
  const before = await scrolled(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(before);
});
