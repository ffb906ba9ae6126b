import type { Page } from '@playwright/test';
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

test('public pages have no layout shift while they load', async ({ page }) => {
  await watchShifts(page);
  for (const path of [
    '/',
    '/about',
    '/faqs',
    '/blog/understanding-27-nakshatras',
    '/zodiac/aries',
    '/login',
  ]) {
    await expectStill(page, path, 'heading');
  }
});

test('a panchang and a report have no layout shift while they load', async ({ page }) => {
  await signedIn(page, 'Tara');
  await watchShifts(page);
  await expectStill(page, panchang, 'tab');
  await expectStill(page, report, 'tab');
});
