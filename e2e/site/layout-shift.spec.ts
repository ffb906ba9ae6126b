import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './visitor.ts';

/** The most that a page may move while it comes, in the browser's measure. */
const MOST = 0.02;

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

const panchang =
  '/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';
const report =
  '/generate-kundli?name=Kamala&gender=female&date=1990-05-14&time=06%3A30%3A00&place=Ujjain&lat=23.18239&lng=75.77643&tz=Asia%2FKolkata';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Element }[];
}

declare global {
  // oxlint-disable-next-line no-var
  var shifts: { value: number; what: string }[];
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources?.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ');
        globalThis.shifts.push({ value, what: moved ?? '' });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens a page, waits for the last of it, and asks how far it moved meanwhile. */
async function expectStill(page: Page, path: string, last: 'heading' | 'tab') {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole(last).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Two frames more: a shift is told of after the frame that it happens in.
  await page.evaluate(
    () =>
      new Promise((told) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)));
      }),
  );
  const shifts = await page.evaluate(() => globalThis.shifts);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    [path, ...shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`)].join('\n'),
  ).toBeLessThanOrEqual(MOST);
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
