// Every page of the built book: no console errors, tables of props with real names and types,
// nothing wider than the window, no broken links, and no axe violations, at night also of contrast in two themes.
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { isThorough } from '../../scripts/testing/thorough.ts';
import { COLOUR_RULES, findFaintText } from '../axe/faint-text.ts';
import { pages, stories, test, openPage } from './stories.ts';

const built = new URL('../../storybook-static/', import.meta.url);
const ids = new Set([...pages, ...stories].map(({ id }) => id));

type Axe = { run: (root: object, options: object) => Promise<AxeResults> };

/** Axe violations on the page itself. Stories in it are tested separately. */
const violationsOn = (page: Page) =>
  page.evaluate(
    async (off) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(
        { include: [['#storybook-docs']], exclude: [['.sb-story'], ['.docs-story'], ['iframe']] },
        {
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
        },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [...COLOUR_RULES, 'region', 'landmark-unique'],
  );

/** Text that a table of props must not contain. */
const NOT_A_TYPE =
  /^(?:union|enum|unknown|any|object|other|signature|Symbol\(.*|[a-z]|unknown\[\w+\])$/;

const typesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.book-props .book-types code')].map(
      ({ textContent }) => textContent ?? '',
    ),
  );

const linksOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('#storybook-docs a[href]')]
      .filter((link) => !link.closest('.sb-story, .docs-story, .book-live, [inert]'))
      .map((link) => link.getAttribute('href') ?? ''),
  );

/** Broken or empty links. */
function brokenLink(href: string, anchors: ReadonlySet<string>): string | undefined {
  const [, id] = /^\??path=\/(?:docs|story)\/([\w-]+)/.exec(href.replace(/^.*\?/, '?')) ?? [];
  if (id !== undefined) return ids.has(id) ? undefined : href;
  if (href.startsWith('#')) return anchors.has(href.slice(1)) ? undefined : href;
  if (href.startsWith('./')) return existsSync(new URL(href, built)) ? undefined : href;
  return href.startsWith('https://') ? undefined : href;
}

/** Elements that make the page wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

const isOfComponent = (title: string) => /^(?:Components|Astrology|Recipes)\//.test(title);

test('every component has one page, and no title has an id of the specification', () => {
  const titles = [...pages, ...stories.filter(({ tags }) => tags.includes('dev'))];
  expect(titles.filter(({ title, name }) => /\[S\d|wcag/i.test(`${title} ${name}`))).toEqual([]);
  const twice = Map.groupBy(pages, ({ title }) => title)
    .entries()
    .filter(([, ofTitle]) => ofTitle.length > 1)
    .map(([title]) => title);
  expect([...twice]).toEqual([]);
  const components = new Set(stories.map(({ title }) => title).filter(isOfComponent));
  components.delete('Components/Layers/Stacked layers');
  const documented = new Set(pages.map(({ title }) => title));
  expect([...components].filter((title) => !documented.has(title))).toEqual([]);
});

const groupOf = ({ title }: { title: string }) => title.split('/')[0]!;

/** Pages of components consist of the same blocks: by day one of them is checked, each night all. */
const byDay = pages.filter(
  ({ title }, index) =>
    !isOfComponent(title) || index === pages.findIndex((page) => isOfComponent(page.title)),
);

for (const [group, ofGroup] of Map.groupBy(isThorough ? pages : byDay, groupOf)) {
  test(`pages of ${group} are complete`, async ({ book }) => {
    test.setTimeout(120_000 + ofGroup.length * 60_000);
    const consoleErrors: string[] = [];
    book.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    book.on('pageerror', (error) => consoleErrors.push(String(error)));
    await book.emulateMedia({ reducedMotion: 'reduce' });
    for (const { id } of ofGroup) {
      await openPage(book, id);
      expect.soft(consoleErrors.splice(0), `${id}: console`).toEqual([]);
      expect.soft(await overflow(book), `${id}: wider than 1280 px`).toBeLessThanOrEqual(0);
      expect
        .soft(
          (await typesOn(book)).filter((type) => NOT_A_TYPE.test(type)),
          id,
        )
        .toEqual([]);
      const anchors = new Set(
        await book.evaluate(() => [...document.querySelectorAll('[id]')].map((one) => one.id)),
      );
      const broken = (await linksOn(book)).flatMap((href) => brokenLink(href, anchors) ?? []);
      expect.soft(broken, `${id}: links`).toEqual([]);
      expect.soft(await violationsOn(book), `${id}: axe`).toEqual([]);
      // The stories in a page are checked in all themes by themselves; the rest is text of one style sheet.
      const faint = isThorough
        ? await book.evaluate(findFaintText, {
            themes: ['cosmic-depths', 'celestial-light'],
            rules: ['color-contrast'],
          })
        : [];
      expect.soft(faint, `${id}: contrast`).toEqual([]);
      await book.setViewportSize({ width: 360, height: 740 });
      expect.soft(await overflow(book), `${id}: wider than 360 px`).toBeLessThanOrEqual(0);
      await book.setViewportSize({ width: 1280, height: 720 });
    }
  });
}

test('the type scale shows each size at its size', async ({ book }) => {
  await openPage(book, 'foundations-type--guide');
  const sizes = await book.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-size]')].map(
      ({ dataset, firstElementChild }) => [
        getComputedStyle(firstElementChild!).fontSize,
        // What the token is on this page.
        getComputedStyle(
          Object.assign(document.body.appendChild(document.createElement('i')), {
            style: `font-size: var(--jyoti-text-${dataset['size']})`,
          }),
        ).fontSize,
      ],
    ),
  );
  expect(sizes).toHaveLength(9);
  for (const [shown, token] of sizes) expect(shown).toBe(token);
  expect(new Set(sizes.map(([shown]) => shown)).size).toBeGreaterThan(6);
});

/**
 * kB gzip of what a guide loads at its first visit; Storybook's own code is most of it: its preview with the library for tests,
 * its components for documents and React.
 */
const WEIGHT = 980;

test('a guide opened cold is light', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // A compressed font stays as it is.
    const isFont = response.url().endsWith('.woff2');
    sizes.push(
      response.body().then(
        (body) => (isFont ? body.length : gzipSync(body).length),
        () => 0,
      ),
    );
  });
  await openPage(page, 'components-actions-button--guide');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total / 1000).toBeLessThan(WEIGHT);
  await page.close();
});
