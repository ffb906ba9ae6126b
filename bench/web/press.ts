import type { BrowserContext, Page } from 'playwright';

/**
 * Presses once with the processor slowed, and asks the browser's own Event Timing.
 * @returns ms from the press to the next paint, the longest of its events
 */
export async function pressToPaint(
  context: BrowserContext,
  page: Page,
  slowed: number,
  press: (page: Page) => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    const longest = new Promise<number>((resolve) => {
      let found = 0;
      new PerformanceObserver((list) => {
        const events = list.getEntries() as PerformanceEventTiming[];
        for (const { interactionId, duration } of events) {
          if (interactionId) found = Math.max(found, duration);
        }
        // The click is the last event of a press: once it is told, all are.
        if (events.some(({ name }) => name === 'click')) resolve(found);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      document.addEventListener(
        'click',
        // An answer shorter than what is told at all.
        () => setTimeout(() => resolve(found || 16), 3000),
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { longest });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await press(page);
  const longest = await page.evaluate(
    () => (globalThis as unknown as { longest: Promise<number> }).longest,
  );
  if (!(longest > 0)) throw new Error('no event was told');
  return longest;
}
