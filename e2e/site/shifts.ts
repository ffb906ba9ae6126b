import { expect, type Page } from '@playwright/test';

/** The most that a page may move while it comes, in the browser's measure. */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Element }[];
}

declare global {
  // oxlint-disable-next-line no-var
  var shifts: { value: number; what: string }[];
}

/** Keeps count of what moves on the pages that are opened from now on. */
export const watchShifts = (page: Page) =>
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

/** Fails where the page has moved since it was opened, and says what of it. */
export async function expectNoShift(page: Page, path: string) {
  // Two frames more: a shift is reported after the frame that it happens in.
  await page.evaluate(
    () =>
      new Promise((told) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)));
      }),
  );
  const shifts = await page.evaluate(() => globalThis.shifts);
  expect
    .soft(
      shifts.reduce((sum, { value }) => sum + value, 0),
      [path, ...shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`)].join('\n'),
    )
    .toBeLessThanOrEqual(MOST);
}
