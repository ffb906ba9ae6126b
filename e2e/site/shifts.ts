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

/** The shifts of the page since it was opened. */
async function shiftsOf(page: Page): Promise<{ value: number; what: string }[]> {
  // Two more frames: a shift is reported after the frame in which it happens.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  return page.evaluate(() => globalThis.shifts);
}

/** How often a page is opened: on a busy machine a font may come late once. */
const LOADS = 3;

/** Fails if the page shifts each time that it is opened, and names the elements. @param open opens it, until it has loaded */
export async function expectNoShift(page: Page, path: string, open: () => Promise<void>) {
  let shifts: { value: number; what: string }[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await open();
    shifts = await shiftsOf(page);
    if (shifts.reduce((sum, { value }) => sum + value, 0) <= MOST) return;
  }
  const seen = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`);
  expect.soft(seen, `${path} shifts by more than ${MOST}`).toEqual([]);
}
