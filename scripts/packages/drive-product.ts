// Uses the product in `e2e/consumer/product` like a visitor, in any framework.
import type { Browser, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** Opens a page on which every warning and every error is added to `problems`, prefixed with the framework's name. */
export async function strictPage(
  browser: Browser,
  framework: string,
  problems: string[],
): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${framework}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${framework}: ${error.message}`));
  return page;
}

/** Records every theme of the page from the first frame with content on. */
function noteThemes(): void {
  const themes = new Set<string>();
  Object.assign(globalThis, { themesSeen: themes });
  const note = () => {
    if (document.body !== null) themes.add(document.documentElement.dataset.theme ?? 'none');
    requestAnimationFrame(note);
  };
  note();
}

const themesSeen = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { themesSeen: Set<string> }).themesSeen]);

/**
 * Uses every control of the product. Each step waits for its effect and throws if that does not happen.
 * @returns the problems found
 */
export async function driveProduct(
  page: Page,
  framework: string,
  address: string,
): Promise<string[]> {
  await page.addInitScript(noteThemes);
  await page.goto(address);
  await hydrated(page);
  await page.getByText('Theme: cosmic-depths').waitFor();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByText('No notes yet.').waitFor();

  await page.getByRole('textbox', { name: 'Date of birth' }).pressSequentially('15081947');
  await page.getByText('Born: 1947-08-15').waitFor();
  await page.getByRole('combobox', { name: 'Style of the chart' }).selectOption('south');
  await page.getByText('Style: south').waitFor();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share this chart' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Chart saved').waitFor();

  await page.getByRole('button', { name: 'Remember the theme' }).click();
  await page.getByRole('button', { name: 'Celestial Light' }).click();
  await page.locator('html[data-theme="celestial-light"]').waitFor({ state: 'attached' });

  await page.reload();
  await page.getByText('Theme: celestial-light').waitFor();
  const seen = await themesSeen(page);

  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  const stillHere = await page.evaluate(() => 'stillHere' in globalThis);
  return [
    ...(seen.join() === 'celestial-light'
      ? []
      : [`${framework}: a remembered theme comes after ${seen.join(', ')}`]),
    ...(stillHere ? [] : [`${framework}: a link of the kit reloads the page`]),
  ];
}
