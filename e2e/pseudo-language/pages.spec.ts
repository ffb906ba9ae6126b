import { sitePages } from '@jyoti/contract';
import { isThorough } from '../../scripts/testing/thorough.ts';
import { expectFits } from '../site/accessible.ts';
import { latinTexts } from '../site/latin.ts';
import { addresses, typed } from '../site/page-urls.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect, signedIn, test } from '../site/visitor.ts';
import { clippedTexts } from './clipped-texts.ts';

test.use({ viewport: { width: 320, height: 740 } });

/**
 * Languages that `scripts/pseudo-language/make.ts` added to a copy of the site, with the direction
 * of each.
 */
const languages = { ta: 'ltr', he: 'rtl' };

// The daily run checks each page in one of the two, alternating, and one URL of each page.
const tested = Object.entries(addresses).flatMap(([name, paths], index) =>
  Object.entries(languages)
    .filter((_language, at) => isThorough || index % 2 === at)
    .map(([language, dir]) => ({
      name,
      paths: isThorough ? paths : paths.slice(-1),
      language,
      dir,
    })),
);

for (const { name, paths, language, dir } of tested) {
  test(`${name} in a generated language (${dir}): no English remains and no text is clipped`, async ({
    page,
    quiet,
  }) => {
    // The browser prefers this language, so no other one is offered.
    await page.addInitScript((code) => {
      Object.defineProperty(navigator, 'languages', { value: [code] });
    }, language);
    test.setTimeout(120_000 + paths.length * 60_000);
    // Expired links get an error response, which the page explains.
    quiet.expectFailure(/token|confirm|unsubscribe/);
    const { access } = sitePages.find((one) => one.name === name) ?? {};
    if (access === 'account') await signedIn(page, 'Asha');
    for (const path of paths) {
      await page.goto(`/${language}${path === '/' ? '' : path}`, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(
        dir,
      );
      await scrollThrough(page);
      expect.soft(await latinTexts(page, typed), path).toEqual([]);
      expect.soft(await clippedTexts(page), path).toEqual([]);
      await expectFits(page, path);
    }
  });
}
