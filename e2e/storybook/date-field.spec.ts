import { expect, test, type Page } from '@playwright/test';
import { open } from './stories.ts';

/**
 * DateField with the keyboard of a real browser, whose native selection and undo jsdom does not
 * have.
 */

const box = (page: Page) => page.getByRole('textbox', { name: 'Date of birth' });

/** The content of the field, with bars around the selection. */
const marked = (page: Page) =>
  box(page).evaluate((element) => {
    const { value, selectionStart: start, selectionEnd: end } = element as HTMLInputElement;
    return `${value.slice(0, start ?? 0)}|${value.slice(start ?? 0, end ?? 0)}|${value.slice(end ?? 0)}`;
  });

test('keys move through day, month and year of a date', async ({ page }) => {
  await open(page, 'components-forms-datefield--filled');
  await page.keyboard.press('Tab');
  await expect.poll(() => marked(page)).toBe('|14|/08/1994');
  await page.keyboard.type('15/');
  expect(await marked(page)).toBe('15/|08|/1994');
  await page.keyboard.press('ArrowUp');
  expect(await marked(page)).toBe('15/|09|/1994');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  expect(await marked(page)).toBe('15||//1994');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('41947');
  expect(await marked(page)).toBe('15/04/1947||');
  await page.keyboard.press('PageDown');
  expect(await marked(page)).toBe('15/04/|1937|');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Calendar: Date of birth' })).toBeFocused();
});

test('a soft keyboard, which sends no key events, fills it too', async ({ page }) => {
  await open(page, 'components-forms-datefield--error-from-the-page');
  await box(page).focus();
  for (const digit of '4051990') await page.keyboard.insertText(digit);
  await expect(box(page)).toHaveValue('04/05/1990');
  await box(page).fill('1947-08-15');
  await expect(box(page)).toHaveValue('15/08/1947');
});

test('a date pasted over one part replaces the whole date', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'components-forms-datefield--filled');
  await page.evaluate(() => navigator.clipboard.writeText('15 August 1947'));
  await page.keyboard.press('Tab');
  await expect.poll(() => marked(page)).toBe('|14|/08/1994');
  await page.keyboard.press('Control+V');
  await expect(box(page)).toHaveValue('15/08/1947');
});
