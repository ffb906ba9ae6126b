// Settings of the toolbar above a story: applied before the story renders, and kept in the URL.
import { expect, test, type Page } from '@playwright/test';
import { nightly } from '../nightly.ts';

const STORY = 'components-actions-button--default';

/** The settings applied to the page of the story. */
const settings = (page: Page) =>
  page
    .frameLocator('#storybook-preview-iframe')
    .locator('html')
    .evaluate((root: HTMLElement) => ({
      theme: root.dataset['theme'],
      language: root.lang,
      direction: root.dir,
      textSize: root.style.fontSize,
    }));

async function choose(page: Page, tool: RegExp, option: string) {
  const tools = page.locator('button[aria-haspopup="listbox"]');
  await tools.and(page.getByRole('button', { name: tool })).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('the toolbar sets theme, language, direction, text size and motion, and the URL keeps them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto(`/?path=/story/${STORY}`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
  await choose(page, /^Theme /, 'Celestial Light');
  await choose(page, /^Language/, 'हिन्दी');
  await choose(page, /^Direction/, 'Right to left');
  await choose(page, /^Text size/, 'Text: 150 %');
  await choose(page, /^Motion /, 'Motion: reduced');
  const chosen = {
    theme: 'celestial-light',
    language: 'hi',
    direction: 'rtl',
    textSize: '150%',
  };
  await expect.poll(() => settings(page)).toEqual(chosen);
  await expect(page).toHaveURL(/globals=/);
  await page.reload();
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
  expect(await settings(page)).toEqual(chosen);
});

test('the first frame of a story and its play function have the settings of the URL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const root = document.documentElement;
      if (document.querySelector('#storybook-root > *'))
        seen.push(`${root.dataset['theme']} ${root.lang} ${root.dir}`);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(
    `/iframe.html?id=${STORY}&viewMode=story&globals=theme:stargazer;language:hi;direction:rtl`,
  );
  await page.locator('#storybook-root > *').first().waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['stargazer hi rtl']));
});

test('props with a few values are choices, and callbacks are shown in the panel of actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`/?path=/story/${STORY}`);
  const panel = page.locator('#storybook-panel-root');
  const variant = panel.getByRole('row', { name: /^variant/ });
  await variant.getByRole('combobox').selectOption('danger');
  await expect(page).toHaveURL(/args=variant:danger/);
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().click();
  await panel.getByRole('tab', { name: /^Actions/ }).click();
  await expect(panel.getByText('onClick').filter({ visible: true }).first()).toBeVisible();
});

test('a part of the anatomy says its measures and tokens, and the code to copy has its imports', async ({
  page,
}) => {
  await page.goto('/iframe.html?id=components-actions-button--guide&viewMode=docs');
  await page.getByRole('button', { name: 'Measures of part 1' }).focus();
  await expect(page.locator('.book-measures')).toContainText('Height 48 px size.target');
  await page.getByRole('textbox', { name: 'children' }).fill('Save chart');
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  const code = page.locator('.book-playground pre');
  await expect(code).toContainText("import { Button } from '@jyoti/ui/button';");
  await expect(code).toContainText('>Save chart</Button>');
  await page.getByRole('button', { name: 'All ten themes' }).click();
  await expect(page.locator('.book-themes [data-theme]')).toHaveCount(10);
});

test('a story in an iframe follows the toolbar and the controls of its guide', async ({ page }) => {
  await page.goto(
    '/iframe.html?id=components-layers-dialog--guide&viewMode=docs&globals=theme:celestial-light',
  );
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'celestial-light');
  const frame = page.frameLocator('.book-playground iframe');
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'celestial-light');
  await expect(root).toHaveAttribute('data-theme', 'celestial-light');
  await page.getByRole('textbox', { name: 'title' }).fill('Delete this chart?');
  await expect(frame.getByRole('heading', { name: 'Delete this chart?' })).toBeVisible();
});

for (const guide of ['actions-button', 'navigation-tabs', 'forms-select'])
  // Guides consist of the same blocks.
  test(
    `a change in the toolbar keeps the place on the guide ${guide}`,
    nightly(guide !== 'actions-button'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 800 });
      await page.goto(`/?path=/docs/components-${guide}--guide`);
      const book = page.frameLocator('#storybook-preview-iframe');
      await book.getByRole('heading', { name: 'Accessibility' }).waitFor();
      const frame = page.frames().find((one) => one.url().includes('viewMode=docs'))!;
      await frame.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const place = () => frame.evaluate(() => [performance.timeOrigin, Math.round(scrollY / 10)]);
      const before = await place();
      await choose(page, /^Theme /, 'Celestial Light');
      await expect(book.locator('html')).toHaveAttribute('data-theme', 'celestial-light');
      await choose(page, /^Motion /, 'Motion: reduced');
      await choose(page, /^Language/, 'हिन्दी');
      await expect(book.locator('html')).toHaveAttribute('lang', 'hi');
      // The place must not change later either: Storybook renders a guide again some frames after its settings.
      await frame.evaluate(async () => {
        for (let frames = 0; frames < 30; frames += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await place()).toEqual(before);
    },
  );

test('a change of the theme changes attributes of the root alone, and renders nothing', async ({
  page,
}) => {
  await page.goto(
    '/iframe.html?id=components-actions-button--guide&viewMode=docs&globals=theme:cosmic-depths',
  );
  await page.getByRole('heading', { name: 'Accessibility' }).waitFor();
  await page.locator('#storybook-docs .sb-story').last().waitFor();
  const changed = await page.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, detail: object): void };
    };
    // Stories render one after another.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const places = new Set<string>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) places.add(target.nodeName);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    channel.emit('updateGlobals', { globals: { theme: 'mystic-oracle' } });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return [document.documentElement.dataset['theme'], ...places];
  });
  expect(changed).toEqual(['mystic-oracle', 'HTML']);
});

test('an address keeps heading and settings, and links of a guide pass the settings on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto(
    '/?path=/docs/components-actions-button--guide&globals=theme:stargazer;language:hi#props',
  );
  const book = page.frameLocator('#storybook-preview-iframe');
  await expect(book.locator('#props')).toBeInViewport();
  await expect(book.locator('html')).toHaveAttribute('data-theme', 'stargazer');
  await choose(page, /^Theme /, 'Celestial Light');
  await expect(page).toHaveURL(/&globals=theme:celestial-light;language:hi#props$/);
  const start = await page.evaluate(() => performance.timeOrigin);
  const link = book.locator('#storybook-docs a[href*="path=/docs/components-navigation-link"]');
  await link.first().click();
  await expect(page).toHaveURL(
    /\?path=\/docs\/components-navigation-link--guide&globals=theme:celestial-light;language:hi/,
  );
  await expect(book.getByRole('heading', { name: 'Link', level: 1 })).toBeVisible();
  await expect(book.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(start);
});

test('a story says in Hindi what it says in English, and follows the toolbar both ways', async ({
  page,
}) => {
  await page.goto('/iframe.html?id=patterns-screens--booking&viewMode=story&globals=language:hi');
  await expect(page.getByRole('heading', { name: 'सत्यनारायण पूजा' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'अनुरोध भेजिए' })).toBeVisible();
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, detail: object): void };
    };
    channel.emit('updateGlobals', { globals: { language: 'en' } });
  });
  await expect(page.getByRole('heading', { name: 'Satyanarayan puja' })).toBeVisible();
});

/** What designers type. */
const SEARCHES =
  'modal combobox autocomplete datepicker input textarea tag pill banner snackbar drawer divider loader typography spacing rahu heading stepper slider tree popup chip wizard gauge skeleton grid stack dropdown price';

test('the search finds a component by the words of designers', async ({ page }) => {
  await page.goto('/');
  const search = page.locator('#storybook-explorer-searchfield');
  await search.click();
  for (const word of SEARCHES.split(' ')) {
    await search.fill(word);
    await expect(
      page.locator('[data-nodetype="story"], .search-result-item').first(),
      word,
    ).toBeVisible();
  }
});
