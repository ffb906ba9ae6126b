import type { BrowserContext, Locator, Page } from 'playwright';

/** How long a finger is down, ms. */
const DOWN = 80;

/**
 * Taps something once like a finger, with the CPU slowed, and reads the browser's Event Timing. Taps by coordinates, because
 * Playwright's checks before a click would be measured too.
 * @param context of a device with touch
 * @returns ms from the press to the next paint, the longest of its events
 */
export async function pressToPaint(
  context: BrowserContext,
  page: Page,
  slowed: number,
  target: Locator,
): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not in view`);
  // Work caused by scrolling is not part of this press.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const longest = new Promise<number>((resolve) => {
      let found = 0;
      new PerformanceObserver((list) => {
        const events = list.getEntries() as PerformanceEventTiming[];
        for (const { interactionId, duration } of events) {
          if (interactionId) found = Math.max(found, duration);
        }
        // The click is the last event of a press: once it is reported, all are.
        if (events.some(({ name }) => name === 'click')) resolve(found);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      document.addEventListener(
        'click',
        // Events shorter than the reporting threshold are missing.
        () => setTimeout(() => resolve(found || 16), 3000),
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { longest });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(DOWN);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const longest = await page.evaluate(
    () => (globalThis as unknown as { longest: Promise<number> }).longest,
  );
  if (!(longest > 0)) throw new Error('no event was recorded');
  return longest;
}
