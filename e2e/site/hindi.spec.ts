import { pathPrefix, siteLanguages, sitePages } from '@jyoti/contract';
import { isThorough } from '../../scripts/testing/thorough.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { latinTexts } from './latin.ts';
import { addresses, typed } from './page-urls.ts';
import { scrollThrough } from './scroll-through.ts';
import { expect, signedIn, test } from './visitor.ts';

test.use({ viewport: { width: 320, height: 740 }, locale: 'hi-IN' });

for (const language of siteLanguages.filter((one) => one === 'hi')) {
  test.describe('every page is in Hindi, without English words', () => {
    for (const [name, all] of Object.entries(addresses)) {
      // The tabs of a report are similar: the daily run checks the first and the last.
      const paths = isThorough ? all : all.filter((path) => path === all[0] || path === all.at(-1));
      test(name, async ({ page, quiet }) => {
        test.setTimeout(120_000 + paths.length * 60_000);
        // Expired links get an error response, which the page explains.
        quiet.expectFailure(/token|confirm|unsubscribe/);
        const { access } = sitePages.find((one) => one.name === name) ?? {};
        if (access === 'account') await signedIn(page, 'Asha');
        // By day a public page is read as the server rendered it, in a fraction of the time.
        const isServed = !isThorough && access !== 'account' && !/token/.test(all.join());
        if (isServed)
          await page.route(/\.js$/, (route) =>
            route.fulfill({ contentType: 'text/javascript', body: '' }),
          );
        await page.addInitScript(() => localStorage.setItem('jyoti-theme', 'celestial-light'));
        for (const path of paths) {
          // Such a page is never hydrated.
          await page.goto(
            `${pathPrefix(language)}${path}`,
            isServed ? { waitUntil: 'commit' } : {},
          );
          await page.waitForLoadState();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await scrollThrough(page);
          expect.soft(await latinTexts(page, typed), path).toEqual([]);
          await expectFits(page, path);
          // One URL of each kind.
          if (path === paths[0]) await expectAccessible(page, path, []);
        }
      });
    }
  });
}
