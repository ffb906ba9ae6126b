import { nightly } from '../nightly.ts';
import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './visitor.ts';

/** The woven border of the current theme. */
const edgeOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--jyoti-image-edge'),
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is server-rendered: header, hero, first slide [S0-048]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Jyoti/);
  });
});

test('the theme picker changes the theme and by default does not store it [S0-303] [S0-304] [S0-305] [S0-306] [S0-307] [S0-308] [S0-309] [S0-310] [S0-311] [S0-312] [S0-313]', async ({
  page,
}) => {
  await page.goto('/');
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['primary', 'secondary', 'background', 'text', 'accent'].map((role) =>
        style.getPropertyValue(`--jyoti-color-${role}`),
      );
    });
  const before = await colours();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cosmic-depths');

  const picker = page.getByRole('button', { name: 'Choose a theme' });
  // The home page has other radios: the twelve signs.
  const offered = page.locator('[data-part="theme-picker"]').getByRole('radio');
  await picker.click();
  await expect(offered).toHaveCount(10);
  await page.getByRole('radio', { name: /Celestial Light/ }).click();
  await expect(offered).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'celestial-light');
  const after = await colours();
  for (const [index, colour] of before.entries()) expect(after[index]).not.toBe(colour);
  await expect.poll(() => edgeOf(page)).toContain('url(');

  await picker.click();
  await expect(offered).toHaveCount(10);
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(offered).toHaveCount(0);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cosmic-depths');
});

test('a theme is remembered on request, and is applied before the first paint', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/assets\//);
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose a theme' }).click();
  await page.getByRole('switch', { name: 'Remember this theme' }).click();
  await page.getByRole('radio', { name: /Stargazer/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'stargazer');

  // The site's own code is blocked, so only the small file in the head can have set it.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'stargazer');
});

test('the drawings of a remembered theme load before the first paint, and those of other themes later', async ({
  page,
}) => {
  const DELAY = 800;
  let requests = 0;
  await page.route('**/theme-drawings-*.css', async (route) => {
    requests += 1;
    await new Promise((resume) => setTimeout(resume, DELAY));
    await route.continue();
  });
  await page.goto('/about');
  const ofDefault = await edgeOf(page);
  expect(ofDefault).toContain('url(');
  expect(requests).toBe(0);

  await page.evaluate(() => localStorage.setItem('jyoti-theme', 'stargazer'));
  await page.reload();
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(painted).toBeGreaterThanOrEqual(DELAY);
  expect(requests).toBe(1);
  const own = await edgeOf(page);
  expect(own).toContain('url(');
  expect(own).not.toBe(ofDefault);
});

test('no request leaves the site', nightly(), async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:') && !url.startsWith('blob:')) {
      strangers.push(url);
    }
  });
  for (const path of ['/', '/login', '/signup', '/about']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(strangers).toEqual([]);
});

test('the content security policy blocks inline scripts', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(await page.locator('script:not([src]):not([type$="json"])').count()).toBe(0);
});

test('keeps what was typed and sent before the page’s code has loaded', async ({ page, quiet }) => {
  quiet.expectFailure(/\/api\/users\/login/);
  let release = () => {};
  const coming = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nobody@example.com');
  await main.getByLabel('Password', { exact: true }).fill('a quiet lamp at dusk');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect(main.getByRole('alert')).toContainText('Invalid');
  await expect(main.getByLabel('Email')).toHaveValue('nobody@example.com');
});

for (const path of ['/', '/panchang', '/horoscope'])
  test(
    `${path} hydrates without an error if the visitor’s clock is wrong by a week`,
    nightly(path !== '/panchang'),
    async ({ page }) => {
      await signedIn(page, 'Asha');
      await page.clock.setFixedTime(Date.now() - 7 * 24 * 3_600_000);
      // React reports hydration mismatches to the console, so it must stay empty.
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    },
  );

test('on a phone the theme button is shown only where it covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/faqs');
  const button = page.locator('[data-part="theme-picker-button"]');
  // Nothing has been pressed or scrolled, so it is unknown what is below the button.
  await expect(button).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, 700);
  await expect(page.locator('[data-part="theme-picker"]')).toHaveAttribute('data-covers');
  await expect(button).toHaveCSS('opacity', '0');
  // The end of the footer leaves space for it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
});
