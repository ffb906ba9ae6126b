// Compares every sheet of states with the picture kept of it. One theme is enough: the sheet of the themes shows all ten,
// and contrast is measured in each. Needs no token and no
// network: the faces are the project's own. Where a change is meant, `pnpm pictures` takes them again; look at them before
// they are committed.
import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { sheets, test, turnTo } from './stories.ts';

/** Another build of Chromium smooths edges otherwise: so many of a picture's points may differ, and by so much. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.25 } as const;

for (const { id, title, name } of sheets) {
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
      // A long sheet on a busy machine: two pictures of it must be alike before one is compared.
      timeout: 30_000,
    });
  });
}

test('every picture is of a sheet', () => {
  const kept = readdirSync(new URL('pictures/', import.meta.url));
  expect(kept.toSorted()).toEqual(sheets.map(({ id }) => `${id}.png`).toSorted());
});
