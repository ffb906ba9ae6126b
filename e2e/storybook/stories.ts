import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { axeSource } from '../axe/source.ts';
import { measured } from '../measured.ts';

interface StoryIndex {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; tags: string[]; importPath: string }
  >;
}

const { entries } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as StoryIndex;

/** Every story of the built Storybook, including those that are only tests. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');
/** Every docs page of it. */
export const pages = Object.values(entries).filter(({ type }) => type === 'docs');
/**
 * A states story shows every state of its component, so what is true of it is true of the other
 * stories.
 */
export const statesStories = stories.filter(({ tags }) => tags.includes('visual'));

interface Globals {
  language?: 'en' | 'hi';
  direction?: 'auto' | 'rtl';
  theme?: string;
}

const DEFAULTS = { language: 'en', direction: 'auto', theme: 'cosmic-depths' } as const;

/** The part of Storybook's preview API that is used, which its own manager uses too. */
interface Preview {
  __STORYBOOK_PREVIEW__: {
    /** The render of a story; that of a docs page has no phase. */
    currentRender?: { phase?: string };
    /** The rendered stories, those of a docs page included. */
    storyRenders: readonly { isPending(): boolean }[];
    onSetCurrentStory(selection: { storyId: string; viewMode: 'story' | 'docs' }): Promise<void>;
    onUpdateGlobals(change: { globals: Record<string, string> }): Promise<void>;
    storyStoreValue?: { userGlobals: { get(): Record<string, unknown> } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (detail: never) => void): void;
    off(event: string, listener: (detail: never) => void): void;
    emit(event: string, detail: { storyId: string }): void;
  };
}

/**
 * Opens a single story. Storybook's own check is disabled, because axe cannot run twice at once.
 */
export async function open(page: Page, id: string): Promise<void> {
  await page.goto(
    `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;theme:${DEFAULTS.theme}`,
  );
  await page
    .locator('#storybook-root > *, [role="dialog"], [role="alertdialog"]')
    .first()
    .waitFor({ state: 'attached' });
}

/** Waits until no story is rendering or playing. False if one still is after five seconds. */
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

/** Changes what differs: each change renders the open story again. @returns whether anything differed */
const changeGlobals = (page: Page, globals: Globals) =>
  page.evaluate(
    async (wanted: Record<string, string>) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
      const current = preview.storyStoreValue?.userGlobals.get() ?? {};
      const differs = Object.entries(wanted).some(([name, value]) => current[name] !== value);
      if (differs) await preview.onUpdateGlobals({ globals: wanted });
      return differs;
    },
    { ...DEFAULTS, ...globals },
  );

/**
 * Switches an open Storybook to another story, as its sidebar does, which takes a tenth of the time
 * of loading it. Waits until the story is rendered, its play function included, and has measured
 * itself. Throws if the story or its play function fails.
 */
export async function turnTo(page: Page, id: string, globals: Globals = {}): Promise<void> {
  // Storybook reloads the page if the story is changed while another one is still rendering.
  if (!(await isIdle(page))) await open(page, id);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if ((await changeGlobals(page, globals)) && !(await isIdle(page))) await open(page, id);
  const problem = await page.evaluate(async (wanted) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as Preview;
    const listeners: [string, (detail: never) => void][] = [];
    const ended = new Promise<string>((resolve) => {
      let thrown = '';
      const listen = <Detail>(event: string, listener: (detail: Detail) => void) => {
        channel.on(event, listener);
        listeners.push([event, listener]);
      };
      // A story that is open already is remounted, because the page around it may have changed.
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
  if (problem) throw new Error(`${id} ${problem}`);
  await measured(page);
}

/** Changes settings of the toolbar. The open story re-renders, without playing again. */
export async function setGlobals(page: Page, globals: Globals): Promise<void> {
  await changeGlobals(page, globals);
  // The event comes before the story has rendered. A second change before that would make the story
  // wait forever.
  await isIdle(page);
  await measured(page);
}

/**
 * Opens a docs page, and waits until its stories have rendered and its fonts have loaded. The
 * document is loaded each time, because Storybook reloads by itself when it leaves a page with a
 * story that is still rendering.
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
    // Stories of a docs page render one after another.
    const isWaiting = () =>
      document.querySelector('#storybook-docs [data-is-loading], #storybook-docs .sb-loader');
    for (let frames = 0; frames < 120 && isWaiting(); frames += 1) await frame();
    const isAtWork = () => preview.storyRenders.some((story) => story.isPending());
    for (let frames = 0; frames < 300 && isAtWork(); frames += 1) await frame();
    await frame();
    await frame();
  });
}

/**
 * Tests that share one open Storybook. A failed test ends its worker, so the next test starts with
 * a new one.
 */
export const test = base.extend<{ book: Page }, { openBook: Page }>({
  openBook: [
    async ({ browser }, provide, { project }) => {
      const page = await browser.newPage(project.use);
      await page.addInitScript(axeSource);
      await open(page, statesStories[0]!.id);
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  book: async ({ openBook }, provide) => {
    // Storybook may reload by itself when a docs page is left for a story.
    if (openBook.url().includes('viewMode=docs')) await open(openBook, statesStories[0]!.id);
    await openBook.setViewportSize({ width: 1280, height: 720 });
    await openBook.emulateMedia({
      media: null,
      reducedMotion: 'no-preference',
      forcedColors: 'none',
    });
    // What a test before changed around the stories.
    await openBook.evaluate(() =>
      document.querySelector('#storybook-root')?.removeAttribute('style'),
    );
    await provide(openBook);
  },
});
