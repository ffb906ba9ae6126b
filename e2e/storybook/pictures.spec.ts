// Compares states stories of every group of components with stored screenshots, in a dark and a light theme, and at the
// width of a phone and of a desktop where the layout depends on it. Needs neither a token nor a network: the fonts are the
// project's own. After an intended change, `pnpm pictures` updates the screenshots; look at them before they are committed.
import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test, turnTo } from './stories.ts';

/**
 * Tolerance for the antialiasing of another Chromium build: the share of pixels that may differ,
 * and by how much.
 */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.25 } as const;

const THEMES = ['cosmic-depths', 'celestial-light'];

/** Widths of the window for each story, px. */
const shown: Record<string, readonly number[]> = {
  'components-actions-button--all-states': [360],
  'astrology-charts-kundlichart--all-states': [360],
  'astrology-charts-zodiacpicker--all-states': [360],
  'components-content-accordion--all-states': [360],
  'components-data-table--all-states': [360, 1280],
  'astrology-drawings-glyphs--all-states': [360],
  'components-feedback-alert--all-states': [360],
  'astrology-forms-birthdetailsform--all-states': [360, 1280],
  'components-layers-dialog--open': [360],
  'components-layout-layout--all-states': [360, 1280],
  'components-navigation-footer--all-states': [360, 1280],
  'components-navigation-header--all-states': [360, 1280],
  'astrology-readings-kootatable--all-states': [360],
  'recipes-services-poojacard--all-states': [360],
  'components-time-calendar--all-states': [360],
  'recipes-time-panchangcard--all-states': [360, 1280],
};

const pictures = Object.entries(shown).flatMap(([id, widths]) =>
  THEMES.flatMap((theme) =>
    widths.map((width) => ({
      id,
      theme,
      width,
      file: `${id.replace(/^(?:components|astrology|recipes)-|--all-states$/g, '')}-${theme}-${width}.png`,
    })),
  ),
);

for (const { id, theme, width, file } of pictures) {
  test(`${id} looks as it did in ${theme} at ${width} px`, async ({ book }) => {
    await book.emulateMedia({ reducedMotion: 'reduce' });
    await book.setViewportSize({ width, height: 700 });
    await turnTo(book, id, { theme });
    await expect(book).toHaveScreenshot(file, {
      ...TOLERANCE,
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Two screenshots in a row must be equal before one is compared, which a busy machine takes long for.
      timeout: 30_000,
    });
  });
}

test('every picture belongs to a states story', () => {
  const files = readdirSync(new URL('pictures/', import.meta.url));
  expect(files.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
});
