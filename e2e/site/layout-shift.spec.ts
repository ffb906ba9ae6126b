import type { Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './shifts.ts';
import { expect, signedIn, test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

const panchang =
  '/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';
const report =
  '/generate-kundli?name=Kamala&gender=female&date=1990-05-14&time=06%3A30%3A00&place=Ujjain&lat=23.18239&lng=75.77643&tz=Asia%2FKolkata';

/** Opens a page, waits for the last of it, and asks how far it moved meanwhile. */
async function expectStill(page: Page, path: string, last: 'heading' | 'tab') {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole(last).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoShift(page, path);
}

test('no page for everybody moves under the reader while it comes', async ({ page }) => {
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

test('a panchang and a report do not move under the reader while they come', async ({ page }) => {
  await signedIn(page, 'Tara');
  await watchShifts(page);
  await expectStill(page, panchang, 'tab');
  await expectStill(page, report, 'tab');
});
