import type { Page } from '@playwright/test';
import { choosePlace, expect, report, signedIn, test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** The code of the questions at the foot of the home page. */
const code = /\/assets\/questions-[\w-]+\.js$/;

/** Keeps a code away until it is let come. */
async function holdBack(page: Page, wanted: RegExp) {
  const held = Promise.withResolvers<void>();
  await page.route(wanted, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

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

test('a style sheet that comes later stands behind all others: between them it would have the page laid out anew', async ({
  page,
}) => {
  const sheets = () =>
    page
      .locator('link[rel="stylesheet"]:not([disabled])')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await signedIn(page, 'Ira');
  await page.goto(report, { waitUntil: 'networkidle' });
  const before = await sheets();
  await page.getByRole('main').getByRole('tab', { name: 'Doshas' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mangal Dosh' })).toBeVisible();
  const after = await sheets();
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
});

test('who is there by keyboard before the code loses no key', async ({ page }) => {
  const letCome = await holdBack(page, code);
  await page.goto('/');
  const asked = page.waitForRequest(code);
  await subject(page, 'General').focus();
  await asked;
  await page.keyboard.press('ArrowRight');
  letCome();
  await expect(subject(page, 'Readings')).toHaveAttribute('aria-selected', 'true');
  await expect(subject(page, 'Readings')).toBeFocused();
});

test('an address that names a lower part leads there, and it answers', async ({ page }) => {
  await page.goto('/#faqs');
  await expect(questions(page)).toBeInViewport();
  await subject(page, 'Technical').click();
  await expect(subject(page, 'Technical')).toHaveAttribute('aria-selected', 'true');
});

test('who fills in a birth before its code comes loses none of it', async ({ page }) => {
  const letCome = await holdBack(page, /\/assets\/picture-and-birth-[\w-]+\.js$/);
  await page.goto('/signup');
  const date = page.getByRole('textbox', { name: 'Birth date' });
  const time = page.getByRole('group', { name: 'Birth time' });
  await date.fill('14/05/1990');
  await time.getByLabel('Hour').selectOption('06');
  await time.getByLabel('Minute').selectOption('30');
  letCome();
  // Places are found by the code alone.
  await choosePlace(page, 'Birth place', 'Ujjain', /Ujjain, Madhya Pradesh, India/);
  await expect(date).toHaveValue('14/05/1990');
  await expect(time.getByLabel('Hour')).toHaveValue('06');
  await expect(time.getByLabel('Minute')).toHaveValue('30');
});
