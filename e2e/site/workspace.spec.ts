import { isThorough } from '../../scripts/testing/thorough.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

const birth = {
  date: '1990-05-14',
  time: '09:30:00',
  place: 'Mumbai, Maharashtra, India',
  lat: '19.076',
  lng: '72.8777',
  tz: 'Asia/Kolkata',
};

const first = new URLSearchParams({ name: 'Asha Verma', ...birth });

test('an astrologer works by keyboard: panes, date, note, a second chart', async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto(`/generate-kundli?${first}&tab=astrologer&sub=transits&on=2025-11-28`);
  await page.getByRole('link', { name: 'Open in the workspace' }).press('Enter');
  await expect(page).toHaveURL(/\/workspace\?.*on=2025-11-28/);
  const main = page.getByRole('main');
  const pane = (number: number) =>
    main.getByRole('region', { name: new RegExp(`^Pane ${number}:`) });
  await expect(pane(6)).toBeVisible();
  await expect(main.getByText('28 November 2025')).toBeVisible();

  // Single keys.
  await page.keyboard.press('6');
  await expect(pane(6)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(pane(6)).toHaveCount(0);
  await expect(pane(5)).toBeFocused();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/on=2025-11-29/);
  await expect(pane(5).getByRole('img', { name: /^Transits on 29 Nov 2025/ })).toBeAttached();

  // An hour and a year: the time is in the URL, and the tree marks what runs then.
  await page.keyboard.press('.');
  await expect(page).toHaveURL(/on=2025-11-29&.*at=13%3A00|at=13%3A00.*on=2025-11-29/);
  await page.keyboard.press('>');
  await expect(page).toHaveURL(/on=2026-11-29/);
  await expect(pane(4).getByText('On 29 Nov 2026').first()).toBeVisible();
  await page.keyboard.press('<');

  // A note, which a reload keeps.
  await page.keyboard.press('n');
  const note = main.getByRole('textbox', { name: 'Notes on Asha Verma' });
  await expect(note).toBeVisible();
  await pane(6).getByRole('combobox', { name: 'What' }).focus();
  // The button that closes the pane, and its content, which may scroll.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(note).toBeFocused();
  await page.keyboard.type('Ask about 2027 [work] again?');
  await expect(page).toHaveURL(/on=2025-11-29/);
  await page.reload();
  await expect(note).toHaveValue('Ask about 2027 [work] again?');

  // The list of keys, and the dialog of the second birth.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Second chart' });
  await dialog.getByRole('button', { name: 'Use my own birth details' }).press('Enter');
  await dialog.getByRole('button', { name: 'Show the chart' }).press('Enter');
  await expect(page).toHaveURL(/second\.date=1990-05-14/);
  await main.getByRole('combobox', { name: 'Layout' }).selectOption({ label: 'Match' });
  await expect(pane(3).getByRole('img', { name: /in the houses of Asha Verma/ })).toBeAttached();
  await expect(pane(6).getByRole('table')).toBeVisible();

  // Back undoes the layout.
  await page.goBack();
  await expect(note).toBeVisible();
});

test('the workspace is accessible and fits at every width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await signedIn(page, 'Asha');
  const second = Object.entries({ name: 'Rohan Rao', ...birth, date: '1988-11-02' }).map(
    ([name, value]) => [`second.${name}`, value],
  );
  await page.goto(
    `/workspace?${first}&${new URLSearchParams(second)}&panes=1.D1_b.table_t1.positions_1.vimshottari_1.kp-cusps_1.notes`,
  );
  // Each pane has its own response and code.
  for (const name of [/^The grahas of Asha/, /^The nine transits/, /^Twelve cusps/])
    await expect(page.getByRole('table', { name })).toBeVisible();
  await expect(page.locator('[data-part="dasha-tree"]')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Notes on Asha Verma' })).toBeVisible();
  for (const width of [320, 360, 1280, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    // A long table renders what is in view first.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectFits(page, `the workspace at ${width} px`);
    if (isThorough || [320, 1280].includes(width))
      await expectAccessible(page, `the workspace at ${width} px`);
  }
});
