import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const subjects = (page: Page) => page.getByRole('main').getByRole('tab');
const entry = /\/assets\/index-[^/]*\.js/;

/** Keeps count of when the page's code said that it has taken over. */
async function hearReady(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('page-ready', () => {
      document.documentElement.dataset.heard = 'ready';
    }),
  );
  return page.locator('html[data-heard="ready"]');
}

test('no script but the one in the head is asked for before the page is painted', async ({
  page,
}) => {
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
        .filter(({ name }) => name.includes('/assets/'))
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
  test(`where ${what} does not come, the page can be read and left, and a press asks for it again`, async ({
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
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await open();
    await page.unroute(file);
    await subjects(page).nth(1).click();
    await expect(ready).toHaveCount(1);
    await subjects(page).nth(2).click();
    await expect(subjects(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });
}

test('what is pressed before any code is there is made up for in its order', async ({ page }) => {
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

test('where the script in the head does not come it is asked for once more, and the page answers', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/early\.js/);
  const ready = await hearReady(page);
  const lost = Promise.withResolvers<void>();
  await page.route('/early.js', (route) => lost.promise.then(() => route.abort()), { times: 1 });
  // When all of the page has come, and with it the second mention of the script.
  page.on('response', async (answer) => {
    if (new URL(answer.url()).pathname !== '/faqs') return;
    await answer.finished();
    lost.resolve();
  });
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect(ready).toHaveCount(1);
  await subjects(page).nth(1).click();
  await expect(subjects(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the script in the head that came is not fetched again', async ({ page }) => {
  const ready = await hearReady(page);
  await page.goto('/faqs');
  await expect(ready).toHaveCount(1);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/early.js'))
      .map((file) => (file as PerformanceResourceTiming).transferSize),
  );
  expect(sizes.filter((size) => size > 0)).toHaveLength(1);
});
