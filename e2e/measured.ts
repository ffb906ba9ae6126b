import type { Page } from '@playwright/test';

/**
 * Waits for fonts and for components that measure themselves: they do so in the frame after a
 * paint, and re-render.
 */
export function measured(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // A headless browser can stop drawing frames for a page, and the callback would never be called.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    const isUnmeasured = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    await document.fonts.ready;
    await frame();
    await frame();
    for (let frames = 0; frames < 60; frames += 1) {
      if (![...document.querySelectorAll('[data-state="fits"]')].some(isUnmeasured)) break;
      await frame();
    }
  });
}
