import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** The code of the questions at the foot of the home page. */
const code = /\/assets\/questions-[\w-]+\.js$/;

const questions = (page: Page) => page.getByRole('region', { name: 'Frequently Asked Questions' });
const subject = (page: Page, name: string) => questions(page).getByRole('tab', { name });

test('the code of a lower part comes when the part is near, and the part answers then', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(subject(page, 'Readings')).toBeAttached();
  expect(asked.filter((url) => code.test(url))).toEqual([]);
  await subject(page, 'Readings').click();
  await expect(subject(page, 'Readings')).toHaveAttribute('aria-selected', 'true');
  expect(asked.filter((url) => code.test(url))).toHaveLength(1);
});

test('who is there by keyboard before the code loses no key', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const asked = page.waitForRequest(code);
  await subject(page, 'General').focus();
  await asked;
  await page.keyboard.press('ArrowRight');
  held.resolve();
  await expect(subject(page, 'Readings')).toHaveAttribute('aria-selected', 'true');
  await expect(subject(page, 'Readings')).toBeFocused();
});

test('an address that names a lower part leads there, and it answers', async ({ page }) => {
  await page.goto('/#faqs');
  await expect(questions(page)).toBeInViewport();
  await subject(page, 'Technical').click();
  await expect(subject(page, 'Technical')).toHaveAttribute('aria-selected', 'true');
});
