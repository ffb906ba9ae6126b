import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { themeList } from '@jyoti/themes';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Axe = { run: (root: Document, options: RunOptions) => Promise<AxeResults> };

const ALL_THEMES = themeList.map(({ id }) => id);

/** What depends on colour, which is all that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Asserts that axe finds nothing on the page as it stands, and nothing that colour could spoil in any of the themes. */
export async function expectAccessible(
  page: Page,
  where: string,
  themes: readonly string[] = ALL_THEMES,
): Promise<void> {
  // A colour on its way from one theme to the next is the colour of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ names, colourRules }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { dataset } = document.documentElement;
      const before = dataset['theme'];
      const faults: string[] = [];
      const look = async (theme: string, options: RunOptions) => {
        const { violations } = await axe.run(document, {
          resultTypes: ['violations'],
          ...options,
        });
        for (const { id, nodes } of violations)
          faults.push(
            `${theme}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
          );
      };
      await look(before ?? 'default', {});
      for (const name of names) {
        dataset['theme'] = name;
        await look(name, { runOnly: { type: 'rule', values: colourRules } });
      }
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
      return faults;
    },
    { names: themes, colourRules: COLOUR_RULES },
  );
  expect(found, where).toEqual([]);
}

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Asserts that nothing of the page has to be scrolled to sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
