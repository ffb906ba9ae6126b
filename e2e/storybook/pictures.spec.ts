// Compares every states story with its stored screenshot. One theme is enough: the story of the
// themes shows all ten, and contrast is measured in each. Needs neither a token nor a network: the
// fonts are the project's own. After an intended change, `pnpm pictures` updates the screenshots;
// look at them before they are committed.
import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { statesStories, test, turnTo } from './stories.ts';

/**
 * Tolerance for the antialiasing of another Chromium build: the share of pixels that may differ,
 * and by how much.
 */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.25 } as const;

for (const { id, title, name } of statesStories) {
  test(`${title.split('/').at(-1)} (${name}) looks as it did`, async ({ book }) => {
    await book.emulateMedia({ reducedMotion: 'reduce' });
    await book.setViewportSize({ width: 900, height: 700 });
    await turnTo(book, id);
    await expect(book).toHaveScreenshot(`${id}.png`, {
      ...TOLERANCE,
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // A long story on a busy machine: two screenshots in a row must be equal before one is
      // compared.
      timeout: 30_000,
    });
  });
}

test('every picture belongs to a states story', () => {
  const files = readdirSync(new URL('pictures/', import.meta.url));
  expect(files.toSorted()).toEqual(statesStories.map(({ id }) => `${id}.png`).toSorted());
});
