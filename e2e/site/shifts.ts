import { expect, type Page } from '@playwright/test';

/** Maximum cumulative layout shift of a page while it loads. */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  // oxlint-disable-next-line no-var
  var shifts: { value: number; what: string }[];
}

/**
 * Records layout shifts of pages opened from now on. A document that is still being parsed is drawn
 * as it arrives, in steps that depend on the load of the machine: the steps up to the first frame
 * of the whole document are not recorded.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    let wholeSince = Infinity;
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        requestAnimationFrame((frame) => {
          wholeSince = frame;
        });
      });
    });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        const { value, hadRecentInput, sources, startTime } = shift;
        if (hadRecentInput || startTime < wholeSince) continue;
        const box = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const moved = sources
          ?.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.outerHTML?.slice(0, 80)} (${box(previousRect)} → ${box(currentRect)})`,
          )
          .join(' | ');
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
