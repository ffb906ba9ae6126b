import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { themeList } from '../../packages/themes/src/index.ts';
import { notOfASheet } from '../../packages/ui/test/axe-rules.ts';
import { isThorough } from '../../scripts/testing/thorough.ts';
import { findFaintText } from '../axe/faint-text.ts';
import { measured } from '../measured.ts';
import { setGlobals, statesStories, stories, test, turnTo } from './stories.ts';

test('every component has a states story', () => {
  const shown = new Set(statesStories.map(({ title }) => title));
  const components = stories
    .filter(
      ({ title }) =>
        /^(?:Components|Astrology|Recipes)\//.test(title) && !title.endsWith('/Stacked layers'),
    )
    .map(({ title }) => title);
  expect([...new Set(components)].filter((component) => !shown.has(component))).toEqual([]);
  expect(statesStories.length).toBeGreaterThan(20);
});

/** By day a dark and a light one, which find a pair of colours that does not belong together; each night all ten. */
const themes = isThorough
  ? themeList.map(({ id }) => id)
  : ['dark', 'light'].flatMap(
      (scheme) => themeList.find((theme) => theme.scheme === scheme)?.id ?? [],
    );

type Axe = { run: (root: Document, options: object) => Promise<AxeResults> };

/** Contrast is measured theme by theme. */
const NOT_OF_A_SHEET = ['color-contrast', 'region', ...notOfASheet];

/** All axe violations of a states story. */
async function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (off) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, NOT_OF_A_SHEET);
}

/** How much wider the content is than the window, px. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Controls whose target is under 24 px in width or height. A link in a line of text is exempt (WCAG
 * 2.5.8, inline), and a field includes its label.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls =
      'button, a[href], select, input:not([type="hidden"]), textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="option"], [role="menuitem"]';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
        const isHidden = boxes[0]!.width <= 1 || boxes[0]!.height <= 1;
        const isLarge = boxes.some(({ width, height }) => width >= 23.5 && height >= 23.5);
        return !isHidden && !isLarge;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/**
 * Buttons and fields that are invisible once forced colours have removed their background: no
 * border, text or icon.
 */
const invisibleControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :is(button, input, select)')]
      // Storybook's own loader and error page are in the document as well.
      .filter((element) => !element.closest('[class*="sb-"]') && element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasEdge = parseFloat(style.borderTopWidth) > 0 || parseFloat(style.outlineWidth) > 0;
        const hasContent = Boolean(element.textContent?.trim() || element.querySelector('svg'));
        return !hasEdge && !hasContent;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Options of one word that their closed list cuts off. */
const cutOptions = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll('select')]
      .filter((list) => list.checkVisibility())
      .flatMap((list) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
          getComputedStyle(list);
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const space = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return [...list.options]
          .map(({ label }) => label)
          .filter((label) => !label.includes(' ') && context.measureText(label).width > space + 1);
      });
  });

/** Running animations despite reduced motion. */
const movingElements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target)
      // Storybook's own loader.
      .filter((element) => element && !element.closest('.sb-wrapper'))
      .map((element) => element?.outerHTML.slice(0, 120)),
  );

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 720 };
/** A window of 1280 CSS px at 400% zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 720 };
const HINDI_FROM_THE_RIGHT = { language: 'hi', direction: 'rtl' } as const;

/** The checklist ids in the names of some stories. */
const checklistIds = (ofTitle: readonly Story[]) =>
  ofTitle.flatMap(({ name }) => name.match(/\[S[01]-\d{3}\]/g) ?? []).join(' ');

type Story = (typeof stories)[number];

/**
 * Plays a story at 1280 px with reduced motion: no animation, no overflow, and no axe violation in the states.
 */
async function lookAtOnce(book: Page, { id, tags }: Story) {
  await book.setViewportSize(WIDE);
  // Axe checks the last frame of a transition, which is what people see.
  await book.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await turnTo(book, id);
  expect.soft(await movingElements(book), `${id} with reduced motion`).toEqual([]);
  expect.soft(await overflowOf(book), `${id} at 1280 px`).toBeLessThanOrEqual(0);
  // The states have been checked by axe, and the components' tests run it in jsdom.
  if (isThorough || tags.includes('visual')) expect.soft(await violationsOf(book), id).toEqual([]);
}

async function playOnAPhone(book: Page, { id, tags }: Story) {
  await book.setViewportSize(PHONE);
  if (!tags.includes('play-fn')) return;
  await book.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
  await turnTo(book, id);
}

/** Checks a story in every setting, with its initial width and motion. */
async function crossWithSettings(book: Page, story: Story) {
  const { id, tags } = story;
  const faint = await book.evaluate(findFaintText, { themes, rules: ['color-contrast'] });
  expect.soft(faint, id).toEqual([]);

  await book.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  expect.soft(await invisibleControls(book), `${id} in forced colours`).toEqual([]);
  // Names, roles and structure do not depend on colours or direction; the nightly run checks that.
  if (isThorough) expect.soft(await violationsOf(book), `${id} in forced colours`).toEqual([]);

  // No setting of the toolbar may show designers a failed play function.
  await playOnAPhone(book, story);
  if (isThorough && tags.includes('play-fn')) await turnTo(book, id, HINDI_FROM_THE_RIGHT);
  await book.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await book.setViewportSize(ZOOMED);
  await measured(book);
  expect.soft(await overflowOf(book), `${id} at 400% zoom`).toBeLessThanOrEqual(0);
  await setGlobals(book, HINDI_FROM_THE_RIGHT);
  const direction = await book.evaluate(() => getComputedStyle(document.body).direction);
  expect.soft(direction, id).toBe('rtl');
  expect.soft(await overflowOf(book), `${id} in Hindi, right to left`).toBeLessThanOrEqual(0);
  expect.soft(await smallTargets(book), `${id} in Hindi, right to left`).toEqual([]);
  await book.setViewportSize(PHONE);
  await measured(book);
  expect.soft(await cutOptions(book), `${id} in Hindi at 360 px`).toEqual([]);
  if (isThorough)
    expect.soft(await violationsOf(book), `${id} in Hindi, right to left`).toEqual([]);
}

/**
 * By day the states of each component, and the stories about what only a browser has: layers above each other, widths and
 * motion. What else a story plays, the component's tests prove in jsdom.
 */
const isTestedByDay = ({ title, name, tags }: Story) =>
  tags.includes('visual') ||
  (tags.includes('play-fn') &&
    (title.startsWith('Components/Layers/') || /\[S[01]-\d{3}\]/.test(name)));

const tested = isThorough ? stories : stories.filter(isTestedByDay);

for (const [title, ofTitle] of Map.groupBy(tested, (story) => story.title)) {
  test(`${title}: stories play without a failure or a motion that the system has reduced; the states pass axe, keep their contrast and work in forced colours, at 400% zoom, in Hindi and right to left @wcag:1.4.3 @wcag:1.4.10 @wcag:2.3.3 [S0-322] ${checklistIds(ofTitle)}`, async ({
    book,
  }) => {
    test.setTimeout(120_000 + ofTitle.length * 60_000);
    for (const story of ofTitle) {
      await lookAtOnce(book, story);
      // A states story has every state of its component, so what is true of it is true of the other stories.
      if (isThorough || story.tags.includes('visual')) await crossWithSettings(book, story);
      // Stories about a width or motion are tested on a phone and with motion.
      else if (checklistIds([story])) await playOnAPhone(book, story);
    }
  });
}
