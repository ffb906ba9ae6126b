import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { defaultThemeId, themeList } from '@jyoti/themes';
import { COLOUR_RULES, findFaintText } from '../axe/faint-text.ts';
import { axeSource } from '../axe/source.ts';
import { isThorough } from '../../scripts/testing/thorough.ts';
import { measured } from '../measured.ts';

type Axe = { run: (root: string, options: RunOptions) => Promise<AxeResults> };

const ALL_THEMES = themeList.map(({ id }) => id);

/**
 * Asserts that axe finds no violation on the page. Colours are checked each night, in the theme of the page and in the given
 * ones: by day they are checked in the components, in all ten themes, which takes half the time. @param unchecked rules of
 * axe that are left out @param part selector of the part that differs from what was checked before, by day
 */
export async function expectAccessible(
  page: Page,
  where: string,
  themes: readonly string[] = ALL_THEMES,
  unchecked: readonly string[] = [],
  part = ':root',
): Promise<void> {
  // It looks the same whichever process responded.
  if (test.info().project.name === 'site-shared') return;
  // A colour in transition between two themes belongs to neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await measured(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const problems = await page.evaluate(
    async ({ rules, root }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(root, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { rules: [...COLOUR_RULES, ...unchecked], root: isThorough ? ':root' : part },
  );
  expect(problems, where).toEqual([]);
  if (isThorough) await expectContrast(page, where, themes);
}

async function expectContrast(page: Page, where: string, themes: readonly string[]) {
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  // The current theme first, because what is found there need not be checked again in the others.
  const seen = new Set([before ?? defaultThemeId, ...themes]);
  const faint = await page.evaluate(findFaintText, { themes: [...seen], rules: COLOUR_RULES });
  await page.evaluate((theme) => {
    if (theme === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, before);
  expect(faint, where).toEqual([]);
}

/** How many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Asserts that the page does not scroll horizontally. */
export async function expectFits(page: Page, where: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
