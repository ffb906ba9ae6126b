import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './visitor.ts';

/** -1 while a document gives way to the next. */
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY)).catch(() => -1);

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

test('back at a list, its rows are there at once and the place is found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signedIn(page, 'Ira');
  await page.goto('/poojas');
  const main = page.getByRole('main');
  const last = main.locator('a[href^="/poojas/"]').last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  // By key: a pointer may come to rest on a link back to the list, which is then asked for ahead.
  await last.press('Enter');
  await expect(page).toHaveURL(/\/poojas\/\d+/);
  // The address comes before the page: who goes back before it is there has never left the list.
  await expect(main.getByRole('link', { name: 'Back to All Ceremonies' })).toBeVisible();
  // The answer of the visit is shown while the list is asked for again.
  const { promise: coming, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/poojas*', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/poojas$/);
  await expect(last).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(before);
  answer();
});

test('the tab of a panchang and the search of the questions are there again after going back', async ({
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
  // Its address leads to another.
  ['FAQ', '/faqs', 'faqs'],
] as const) {
  test(`a pointer that rests on the link ${name} brings its page before the press`, async ({
    page: site,
  }) => {
    const asked: string[] = [];
    site.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofPage = (paths: string[]) => paths.filter((one) => one.includes(`/${page}.route-`));
    await site.goto('/');
    const link = site.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    expect(ofPage(asked)).toEqual([]);
    await link.hover();
    await expect.poll(() => ofPage(asked)).not.toEqual([]);
    const before = asked.length;
    await link.click();
    await expect(site).toHaveURL(path);
    expect(ofPage(asked.slice(before))).toEqual([]);
  });
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
  // Until the footer is hydrated, the browser itself follows its links, to a new document.
  await expect(page.locator('[data-not-ready]', { has: footer })).toHaveCount(0);
  await link.click({ delay: 200 });
  await expect(page).toHaveURL('/faqs');
  await expect.poll(() => pressed).toEqual(['yes']);
});

test('while the code of the next page is on its way, a line at the top says so', async ({
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
