import type { Page } from '@playwright/test';
import { choosePlace, expect, test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** The chunk of the questions at the end of the home page. */
const code = /\/assets\/questions-[\w-]+\.js$/;

/** Delays the response of a file until the returned function is called. */
async function delayResponse(page: Page, file: RegExp) {
  const released = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

const questions = (page: Page) => page.getByRole('region', { name: 'Frequently Asked Questions' });
const subject = (page: Page, name: string) => questions(page).getByRole('tab', { name });

test('the code of a lower section loads near the viewport, and then the section is interactive', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(subject(page, 'Readings')).toBeAttached();
  expect(requests.filter((url) => code.test(url))).toEqual([]);
  await subject(page, 'Readings').click();
  await expect(subject(page, 'Readings')).toHaveAttribute('aria-selected', 'true');
  expect(requests.filter((url) => code.test(url))).toHaveLength(1);
});

test('a key press in a section before its code has loaded is not lost', async ({ page }) => {
  const release = await delayResponse(page, code);
  await page.goto('/');
  const request = page.waitForRequest(code);
  await subject(page, 'General').focus();
  await request;
  await page.keyboard.press('ArrowRight');
  release();
  await expect(subject(page, 'Readings')).toHaveAttribute('aria-selected', 'true');
  await expect(subject(page, 'Readings')).toBeFocused();
});

test('a URL that names a lower section scrolls to it, and it is interactive', async ({ page }) => {
  await page.goto('/#faqs');
  await expect(questions(page)).toBeInViewport();
  await subject(page, 'Technical').click();
  await expect(subject(page, 'Technical')).toHaveAttribute('aria-selected', 'true');
});

test('keeps a birth that is filled in before the page’s code has loaded', async ({ page }) => {
  const release = await delayResponse(page, /\/assets\/signup\.route-[\w-]+\.js$/);
  await page.goto('/signup', { waitUntil: 'commit' });
  const date = page.getByRole('textbox', { name: 'Date of birth' });
  const time = page.getByRole('group', { name: 'Time of birth' });
  await date.fill('14/05/1990');
  await time.getByLabel('Hour').selectOption('06');
  await time.getByLabel('Minute').selectOption('30');
  release();
  // Only the page’s code can search places.
  await choosePlace(page, 'Birth place', 'Ujjain', /Ujjain, Madhya Pradesh, India/);
  await expect(date).toHaveValue('14/05/1990');
  await expect(time.getByLabel('Hour')).toHaveValue('06');
  await expect(time.getByLabel('Minute')).toHaveValue('30');
});
