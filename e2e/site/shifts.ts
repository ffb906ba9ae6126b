import { expect, type Page } from '@playwright/test';

/** Maximum cumulative layout shift of a page while it loads. */
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

/** Records layout shifts of pages opened from now on. */
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

/** Fails if the page has shifted since it was opened, and names the elements. */
export async function expectNoShift(page: Page, path: string) {
  // Two more frames: a shift is reported after the frame in which it happens.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
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
