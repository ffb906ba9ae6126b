import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const subjects = (page: Page) => page.getByRole('main').getByRole('tab');
const entry = /\/assets\/index-[^/]*\.js/;

/** Notes on the document when the page says that it has been hydrated. */
async function hearReady(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('page-ready', () => {
      document.documentElement.dataset.heard = 'ready';
    }),
  );
  return page.locator('html[data-heard="ready"]');
}

test('before the first paint only /early.js and the entry are requested', async ({ page }) => {
  const ready = await hearReady(page);
  await page.goto('/faqs');
  await expect(ready).toHaveCount(1);
  const { painted, asked } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      painted: paint?.startTime ?? Infinity,
      asked: scripts
        .filter(({ name }) => /\/assets\/(?!index-)/.test(name))
        .map(({ startTime }) => startTime),
    };
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

for (const [what, file] of [
  ['the entry', entry],
  ['a file that the entry needs', /\/assets\/react-[^/]*\.js/],
  ['the page’s own file', /\/assets\/faqs\.route-[^/]*\.js/],
] as const) {
  test(`where ${what} does not load, the page can be read and left, and a press reloads it`, async ({
    page,
    quiet,
  }) => {
    quiet.expectFailure(file);
    const ready = await hearReady(page);
    await page.route(file, (route) => route.abort());
    const open = async () => {
      const lost = page.waitForEvent('requestfailed');
      await page.goto('/faqs', { waitUntil: 'commit' });
      await lost;
    };
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Astrologers' }).click();
    await expect(page).toHaveURL('/astrologers');
    await open();
    await page.unroute(file);
    await subjects(page).nth(1).click();
    await expect(ready).toHaveCount(1);
    await subjects(page).nth(2).click();
    await expect(subjects(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });
}

test('presses before hydration are replayed in their order', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/faqs', { waitUntil: 'commit' });
  await subjects(page).nth(1).click();
  await page.getByRole('button', { name: 'Choose a theme' }).click();
  held.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  const chosen = page.locator('main [role="tab"]').nth(1);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
});

test('without the script in the head the page answers all the same', async ({ page, quiet }) => {
  quiet.expectFailure(/early\.js/);
  const ready = await hearReady(page);
  await page.route('/early.js', (route) => route.abort());
  await page.goto('/faqs');
  await expect(ready).toHaveCount(1);
  await subjects(page).nth(1).click();
  await expect(subjects(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a form that is submitted where the page’s code does not load is answered with a page', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(entry);
  quiet.expectFailure(/\/login/);
  await page.route(entry, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a quiet lamp');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Your form was not sent' })).toBeVisible();
  expect(page.url()).not.toContain('lamp');
  await page.getByRole('link', { name: 'Open the form again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});
