// Compares every sheet of states with the picture kept of it, in one dark and one light theme. Needs no token and no
// network: the faces are the project's own. Where a change is meant, `pnpm pictures` takes them anew; look at them before
// they are committed.
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { open, sheets } from './stories.ts';

/** Another build of Chromium smooths edges otherwise: so many of a picture's points may differ, and by so much. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.25 } as const;

for (const theme of ['cosmic-depths', 'celestial-light']) {
  for (const { id, title, name } of sheets) {
    const sheet = `${title.replace('States/', '')} (${name})`;
    test(`${sheet} looks as it did in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 900, height: 700 });
      await open(page, id, `theme:${theme}`);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`, {
        ...TOLERANCE,
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
      });
    });
  }
}

test('every picture is of a sheet', () => {
  const kept = readdirSync(new URL('pictures/', import.meta.url));
  const ids = new Set(sheets.map(({ id }) => id));
  expect(
    kept.filter((file) => !ids.has(file.replace(/-(cosmic-depths|celestial-light)\.png$/, ''))),
  ).toEqual([]);
});
