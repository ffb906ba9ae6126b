import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { axeSource } from '../axe/source.ts';

interface StoryIndex {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; tags: string[]; importPath: string }
  >;
}

const { entries } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as StoryIndex;

/** Every story of the built Storybook, those that are only tests included. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');
/** Every page of it. */
export const pages = Object.values(entries).filter(({ type }) => type === 'docs');
/** A sheet shows every state of its component: what holds on it holds in the other stories. */
export const sheets = stories.filter(({ tags }) => tags.includes('visual'));

interface Globals {
  language?: 'en' | 'hi';
  direction?: 'auto' | 'rtl';
  theme?: string;
}

const DEFAULTS = { language: 'en', direction: 'auto', theme: 'cosmic-depths' } as const;

/** What of Storybook's preview is used, which its own manager uses too. */
interface Preview {
  __STORYBOOK_PREVIEW__: {
    /** The render of a story; that of a page has no phase. */
    currentRender?: { phase?: string };
    /** The stories that are drawn, those of a page included. */
    storyRenders: readonly { isPending(): boolean }[];
    onSetCurrentStory(selection: { storyId: string; viewMode: 'story' | 'docs' }): Promise<void>;
    onUpdateGlobals(change: { globals: Record<string, string> }): Promise<void>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (detail: never) => void): void;
    off(event: string, listener: (detail: never) => void): void;
    emit(event: string, detail: { storyId: string }): void;
  };
}

/** Opens a story alone. Storybook's own check is put off, because axe does not run twice at once. */
export async function open(page: Page, id: string): Promise<void> {
  await page.goto(
    `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;theme:${DEFAULTS.theme}`,
  );
  await page
    .locator('#storybook-root > *, [role="dialog"], [role="alertdialog"]')
    .first()
    .waitFor({ state: 'attached' });
}

/** Waits until no story renders or is played. False where one still does after five seconds. */
const isIdle = (page: Page) =>
  page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
    const isAtWork = () =>
      !['finished', 'aborted', 'errored'].includes(preview.currentRender?.phase ?? 'finished');
    const end = performance.now() + 5000;
    while (isAtWork()) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return true;
  });

const changeGlobals = (page: Page, globals: Globals) =>
  page.evaluate(
    (wanted) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
      return preview.onUpdateGlobals({ globals: wanted });
    },
    { ...DEFAULTS, ...globals },
  );

/**
 * Turns to a story in a Storybook that is open already, as a reader of it does: a story is there in a tenth of the
 * time that loading the whole book takes. Waits until it is rendered, its play function included, and has measured itself.
 * Throws where the story or its play function fails.
 */
export async function turnTo(page: Page, id: string, globals: Globals = {}): Promise<void> {
  // Storybook reloads the page when it is sent to a story while another one still renders.
  if (!(await isIdle(page))) await open(page, id);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await changeGlobals(page, globals);
  if (!(await isIdle(page))) await open(page, id);
  const fault = await page.evaluate(async (wanted) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as Preview;
    const listeners: [string, (detail: never) => void][] = [];
    const ended = new Promise<string>((resolve) => {
      let thrown = '';
      const listen = <Detail>(event: string, listener: (detail: Detail) => void) => {
        channel.on(event, listener);
        listeners.push([event, listener]);
      };
      // A story that is open already is mounted again, because the page around it may have changed.
      listen('storyUnchanged', () => channel.emit('forceRemount', { storyId: wanted }));
      listen('playFunctionThrewException', ({ message }: Error) => (thrown = message));
      listen('unhandledErrorsWhilePlaying', ([first]: Error[]) => (thrown ||= first!.message));
      listen('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
        if (storyId === wanted) resolve(status === 'error' ? `failed: ${thrown}` : '');
      });
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
        listen(event, () => resolve(thrown ? `failed: ${thrown}` : `ended with ${event}`));
      setTimeout(() => resolve('has not finished after 30 s'), 30_000);
    });
    await preview.onSetCurrentStory({ storyId: wanted, viewMode: 'story' });
    const meaning = await ended;
    for (const [event, listener] of listeners) channel.off(event, listener);
    return meaning;
  }, id);
  if (fault) throw new Error(`${id} ${fault}`);
  await measured(page);
}

/** Sets what the toolbar sets. The story that is open renders again, and is not played again. */
export async function setGlobals(page: Page, globals: Globals): Promise<void> {
  await changeGlobals(page, globals);
  // It answers before the story has rendered. A second change meanwhile would leave the story waiting for ever.
  await isIdle(page);
  await measured(page);
}

/** Waits for fonts and for components that measure themselves: they do so in the frame after a paint, and render again later. */
export function measured(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isUnmeasured = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    await document.fonts.ready;
    await frame();
    await frame();
    for (let frames = 0; frames < 60; frames += 1) {
      if (![...document.querySelectorAll('[data-state="fits"]')].some(isUnmeasured)) break;
      await frame();
    }
  });
}

/**
 * Opens a page, and waits until its stories have rendered and its fonts have loaded. The document is loaded each time, because
 * Storybook reloads by itself when it leaves a page with a story that still renders.
 */
export async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(
    `/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true;theme:${DEFAULTS.theme}`,
  );
  await page.locator('#storybook-docs > *').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    // Stories of a page are drawn one after the other.
    const isWaiting = () =>
      document.querySelector('#storybook-docs [data-is-loading], #storybook-docs .sb-loader');
    for (let frames = 0; frames < 120 && isWaiting(); frames += 1) await frame();
    const isAtWork = () => preview.storyRenders.some((story) => story.isPending());
    for (let frames = 0; frames < 300 && isAtWork(); frames += 1) await frame();
    await frame();
    await frame();
  });
}

/** Tests that share one open Storybook. A failed test ends its worker, so what follows it begins with a fresh one. */
export const test = base.extend<{ book: Page }, { openBook: Page }>({
  openBook: [
    async ({ browser }, provide, { project }) => {
      const page = await browser.newPage(project.use);
      await page.addInitScript(axeSource);
      await open(page, sheets[0]!.id);
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  book: async ({ openBook }, provide) => {
    // Storybook may reload by itself when a page is left for a story.
    if (openBook.url().includes('viewMode=docs')) await open(openBook, sheets[0]!.id);
    await openBook.setViewportSize({ width: 1280, height: 720 });
    await openBook.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
    await provide(openBook);
  },
});
