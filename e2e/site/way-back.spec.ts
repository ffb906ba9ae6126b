import { nightly } from '../nightly.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, signedIn, test } from './visitor.ts';

/** -1 during a change of documents. */
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY)).catch(() => -1);

/** Where an element is in the window, px. */
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;

/**
 * Scrolls until a link can be pressed, presses it, goes back, and checks that the link is where it was. The scroll position
 * itself may differ: on a first visit sections above may not have been laid out, on the way back all are.
 */
async function andBack(page: Page, link: Locator, opened: RegExp) {
  await link.scrollIntoViewIfNeeded();
  // Sections above it load near the viewport and then take their own height; the press scrolls again if the header covers it then.
  await page.waitForLoadState('networkidle');
  await link.hover();
  expect(await scrolled(page)).toBeGreaterThan(300);
  const before = await topOf(link);
  await link.click();
  await expect(page).toHaveURL(opened);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  // Window positions are whole pixels, heights of sections are not.
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThanOrEqual(1);
}

test('Back from an article restores the scroll position of the home page, and so does a reload', async ({
  page,
}) => {
  await page.goto('/');
  const article = page.getByRole('main').locator('a[href^="/blog/"]').last();
  await andBack(page, article, /\/blog\//);
  const before = await scrolled(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(before);
});

test('going back to a list renders its rows at once and restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signedIn(page, 'Ira');
  await page.goto('/poojas');
  const main = page.getByRole('main');
  const last = main.locator('a[href^="/poojas/"]').last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  // By key: a pointer might hover over a link back to the list, which would prefetch it.
  await last.press('Enter');
  await expect(page).toHaveURL(/\/poojas\/\d+/);
  // The URL changes before the page; going back before the page has rendered would not have left
  // the list.
  await expect(main.getByRole('link', { name: 'Back to All Ceremonies' })).toBeVisible();
  // The cached response is shown while the list is revalidated.
  const { promise: coming, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/poojas*', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/poojas$/);
  await expect(last).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(before);
  release();
});

test('the tab of a panchang and the search of the FAQs are restored after going back', async ({
  page,
}) => {
  await signedIn(page, 'Ira');
  const main = page.getByRole('main');
  await page.goto('/faqs');
  await main.getByRole('searchbox').fill('kundli');
  await expect(page).toHaveURL(/q=kundli/);
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('kundli');

  await page.goto('/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209');
  await main.getByRole('tab', { name: 'Choghadiya' }).click();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(main.getByRole('tab', { name: 'Choghadiya', selected: true })).toBeVisible();
});

for (const [name, path, page] of [
  ['About', '/about', 'about'],
  // Its URL redirects to another.
  ['FAQ', '/faqs', 'faqs'],
] as const) {
  test(
    `hovering over the link ${name} prefetches its page before the press`,
    nightly(name !== 'FAQ'),
    async ({ page: site }) => {
      const requested: string[] = [];
      site.on('request', (request) => requested.push(new URL(request.url()).pathname));
      const ofPage = (paths: string[]) => paths.filter((one) => one.includes(`/${page}.route-`));
      await site.goto('/');
      const link = site.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      expect(ofPage(requested)).toEqual([]);
      await link.hover();
      await expect.poll(() => ofPage(requested)).not.toEqual([]);
      const before = requested.length;
      await link.click();
      await expect(site).toHaveURL(path);
      expect(ofPage(requested.slice(before))).toEqual([]);
    },
  );
}

test('with data saving on, nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    addEventListener(
      'pointerup',
      () => (document.documentElement.dataset['pressed'] = 'yes'),
      true,
    );
  });
  const pressed: (string | null)[] = [];
  await page.route('**/assets/faqs.route-*.js', async (route) => {
    pressed.push(await page.locator('html').getAttribute('data-pressed'));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'FAQ' });
  await link.hover();
  // Until the footer is hydrated, its links are followed natively, with a new document.
  await expect(page.locator('[data-not-ready]', { has: footer })).toHaveCount(0);
  await link.click({ delay: 200 });
  await expect(page).toHaveURL('/faqs');
  await expect.poll(() => pressed).toEqual(['yes']);
});

test('while the code of the next page loads, a progress bar is shown at the top', async ({
  page,
}) => {
  await page.goto('/');
  const { promise: coming, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/astrologers.route-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Astrologers' }).click();
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(line).toBeVisible();
  await expect(page).toHaveURL('/');
  letCome();
  await expect(page).toHaveURL('/astrologers');
  await expect(line).toHaveCount(0);
});
