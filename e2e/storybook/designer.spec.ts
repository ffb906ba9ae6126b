// What a designer does with the book, each task in as many presses and typed words as it needs.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** Counts presses and typed words. */
class Designer {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get book(): FrameLocator {
    return this.page.frameLocator('#storybook-preview-iframe');
  }
  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }
  async type(target: Locator, text: string): Promise<void> {
    this.presses += 1;
    await target.fill(text);
  }
  async key(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }
  async choose(tool: RegExp, option: string): Promise<void> {
    const tools = this.page.locator('button[aria-haspopup="listbox"]');
    await this.press(tools.and(this.page.getByRole('button', { name: tool })));
    await this.press(this.page.getByRole('option', { name: option, exact: true }));
  }
  /** The number of presses since the last task. */
  done(): number {
    const { presses } = this;
    this.presses = 0;
    return presses;
  }
}

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 1600, height: 900 },
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Whether a module for a product compiles against the kit. */
async function compiles(code: string): Promise<void> {
  const folder = mkdtempSync(join(root, 'packages/ui/test/.composition-'));
  try {
    writeFileSync(
      join(folder, 'composition.tsx'),
      code.replaceAll(/^import '[^']*\.css';\n/gm, ''),
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        include: ['composition.tsx'],
        exclude: [],
      }),
    );
    await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a designer finds, compares, composes, shares and exports', async ({ page }) => {
  const designer = new Designer(page);
  const { book } = designer;
  await page.goto('/?path=/docs/getting-started-welcome--guide');

  const search = page.locator('#storybook-explorer-searchfield');

  await test.step('finds the modal', async () => {
    await designer.type(search, 'modal');
    await designer.press(page.locator('.search-result-item').first());
    await expect(page).toHaveURL(/components-layers-dialog/);
    expect(designer.done()).toBeLessThanOrEqual(2);
  });

  await test.step('reads whether it is ready, and why', async () => {
    await designer.press(page.locator('[id="components-layers-dialog--guide"]'));
    await expect(book.locator('.book-facts').getByText(/^(?:Ready|New)$/)).toBeVisible();
    await expect(book.getByRole('list', { name: 'Status' }).getByRole('listitem')).toHaveCount(4);
    expect(designer.done()).toBe(1);
  });

  await test.step('reads the padding of a card', async () => {
    await page.goto('/?path=/docs/components-layout-card--guide#anatomy');
    await designer.press(book.getByRole('button', { name: 'Measures of part 1', exact: true }));
    await expect(
      book.locator('.book-measures').getByText(/^Padding \d+ px space\.x5/),
    ).toBeVisible();
    expect(designer.done()).toBe(1);
  });

  await test.step('copies the code of an example as it is shown', async () => {
    const example = book.locator('.book-code').first();
    await designer.press(example.getByText('A complete example'));
    await designer.press(example.getByRole('button', { name: 'Copy' }));
    // What is shown is compiled by packages/ui/test/copied-code.test.tsx.
    const shown = await example.locator('pre').textContent();
    expect(shown).toMatch(/import \{ Card\b.* from '@jyoti\/ui\/card'/);
    await expect.poll(() => copied(page)).toBe(shown);
    expect(designer.done()).toBeLessThanOrEqual(2);
  });

  await test.step('sees the focus of a button in three themes, at the same place', async () => {
    await page.goto('/?path=/docs/components-actions-button--guide#states');
    const focus = book.locator('[data-state-cell$="focus"]').first();
    await expect(focus).toBeInViewport();
    const rings = new Set<string>();
    for (const theme of ['Celestial Light', 'Stargazer', 'Mystic Oracle']) {
      await designer.choose(/^Theme /, theme);
      await expect(focus).toBeInViewport();
      rings.add(
        await focus
          .locator('[data-shown="focus"]')
          .evaluate((one) => getComputedStyle(one).outlineColor),
      );
    }
    expect(rings.size).toBe(3);
    expect(designer.done()).toBeLessThanOrEqual(6);
  });

  await test.step('learns which component is for a fee table', async () => {
    await page.goto('/?path=/docs/components-overview--guide');
    await designer.type(book.getByRole('searchbox', { name: 'Find a component' }), 'fee table');
    await expect(book.getByText('1 component', { exact: true })).toBeVisible();
    await designer.press(book.locator('.gallery').getByRole('link', { name: 'Table' }));
    await expect(page).toHaveURL(/components-data-table/);
    expect(designer.done()).toBeLessThanOrEqual(2);
  });

  await test.step('learns what changed since the last version', async () => {
    await designer.type(search, 'what is new');
    await designer.press(page.locator('.search-result-item').first());
    const version = book.locator('h2[id^="version-"]').first();
    await expect(version).toBeVisible();
    await expect(version).toHaveText(/^(?:Next release|\d+\.\d+\.\d+)/);
    expect(designer.done()).toBeLessThanOrEqual(2);
  });

  await test.step('compares a screen in English and Hindi', async () => {
    await page.goto('/?path=/docs/patterns-a-booking--guide');
    const screen = book.frameLocator('#iframe--screen-booking');
    await expect(screen.getByRole('heading', { name: 'Satyanarayan puja' })).toBeVisible();
    await designer.choose(/^Language/, 'हिन्दी');
    await expect(screen.getByRole('heading', { name: 'सत्यनारायण पूजा' })).toBeVisible();
    expect(designer.done()).toBeLessThanOrEqual(2);
  });

  await test.step('opens the guide of a numbered part of a screen', async () => {
    await designer.press(book.locator('.book-screen ol a').nth(2));
    await expect(page).toHaveURL(/stepper--guide.*language:hi/);
    expect(designer.done()).toBe(1);
  });

  await test.step('makes a theme and exports it', async () => {
    await page.goto('/?path=/story/lab-theme-maker--maker');
    await designer.type(book.getByRole('textbox', { name: 'Id of the theme' }), 'house');
    await designer.type(book.getByRole('textbox', { name: /^Primary:/ }), '#8FD3FF');
    await designer.press(book.getByRole('radio', { name: 'Style sheet' }));
    const downloaded = page.waitForEvent('download');
    await designer.press(book.getByRole('button', { name: 'Download house.css' }));
    const css = readFileSync(await (await downloaded).path(), 'utf8');
    expect(css).toContain('[data-theme="house"]');
    expect(css).toContain('--jyoti-color-primary:#8fd3ff');
    expect(designer.done()).toBeLessThanOrEqual(4);
  });

  await test.step('composes a page whose code compiles, and shares it', async () => {
    await page.goto('/?path=/story/lab-compose--page&globals=theme:celestial-light');
    const small = book.frameLocator('#iframe--compose-360');
    await designer.type(book.getByRole('combobox', { name: 'Add a component' }), 'Rating');
    await designer.press(book.getByRole('option', { name: 'Rating', exact: true }));
    await expect(small.locator('[data-part="rating"]')).toBeVisible();
    await designer.press(book.getByRole('button', { name: 'Copy code' }));
    const code = await copied(page);
    expect(code).toContain(`import { Rating } from '@jyoti/ui/rating';`);
    await compiles(code);
    await designer.press(book.getByRole('button', { name: 'Copy address' }));
    await expect.poll(() => copied(page)).toContain('#jsx=');
    expect(designer.done()).toBeLessThanOrEqual(4);
    const address = (await copied(page)).replace(
      'theme:celestial-light',
      'theme:stargazer;language:hi',
    );
    await page.goto('about:blank');
    await page.goto(address);
    await expect(book.getByRole('textbox', { name: 'JSX' })).toHaveValue(/<Rating/);
  });
});
