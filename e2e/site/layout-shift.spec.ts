import type { CDPSession, Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './shifts.ts';
import { expect, panchang, report, signedIn, test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Opens a page, and checks its layout shift when it has loaded. */
const expectStill = (page: Page, path: string, last: 'heading' | 'tab') =>
  expectNoShift(page, path, async () => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole(last).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

/** Layouts of the current document: each of a whole page takes a cheap phone 100 ms and more. */
async function layoutsOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
}

test('public pages have no layout shift and few layouts while they load', async ({ page }) => {
  await watchShifts(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (const path of [
    '/',
    '/about',
    '/faqs',
    '/blog/understanding-27-nakshatras',
    '/zodiac/aries',
    '/login',
  ]) {
    await expectStill(page, path, 'heading');
    // On an idle machine 1 to 9; looking for the heading and a slow network add some.
    expect.soft(await layoutsOf(devtools), `layouts of ${path}`).toBeLessThan(30);
    expect.soft(await page.locator('*').count(), `elements of ${path}`).toBeLessThan(1950);
    const html = await (await page.request.get(path)).body();
    expect
      .soft(html.length / 1000, `kB of HTML of ${path}`)
      .toBeLessThan(path === '/faqs' ? 64 : 140);
  }
});

test('a panchang and a report have no layout shift while they load', async ({ page }) => {
  await signedIn(page, 'Tara');
  await watchShifts(page);
  await expectStill(page, panchang, 'tab');
  await expectStill(page, '/panchang', 'tab');
  await expectStill(page, report, 'tab');
});
