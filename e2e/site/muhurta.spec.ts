import { nightly } from '../nightly.ts';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectFits } from './accessible.ts';
import { choosePlace, expect, signedIn, test } from './visitor.ts';

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(
    `a visitor finds a wedding date, reads why, and saves it on a ${device}`,
    nightly(device === 'desktop'),
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-22T06:00:00Z'));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signedIn(page, 'Meera');
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/muhurta');
      const main = page.getByRole('main');
      await expect(main.getByRole('textbox', { name: 'First date' })).toHaveValue('22/11/2026');
      await expect(main.getByRole('textbox', { name: 'Last date' })).toHaveValue('22/02/2027');

      await main.getByRole('button', { name: 'Find good dates' }).click();
      const occasion = main.getByRole('combobox', { name: 'Occasion', exact: true });
      await expect(occasion).toHaveAccessibleDescription('Please choose an occasion.');
      await expectFits(page, 'the form');
      await expectAccessible(page, 'the form');

      await occasion.selectOption('marriage');
      await choosePlace(page, 'Place of the occasion', 'Ujjain', /Ujjain, Madhya Pradesh, India/);
      await main.getByRole('radio', { name: 'Mine' }).check();
      await main.getByRole('button', { name: 'Find good dates' }).click();

      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wedding dates');
      await expect(main).toContainText('Compared with the Moon of Meera Verma.');
      const card = main.locator('[data-part="record-card"]').first();
      const why = card.getByRole('button', { name: 'Why this time?' }).first();
      await why.focus();
      await page.keyboard.press('Enter');
      await expect(why).toHaveAttribute('aria-expanded', 'true');
      await expect(card.getByText('In favour').first()).toBeVisible();
      await expect(card).toContainText(/one of the best nakshatras for this occasion/);
      await expectFits(page, 'the dates');
      await expectAccessible(page, 'the dates');

      const download = page.waitForEvent('download');
      const calendar = card.getByRole('button', { name: /^Add to calendar/ }).first();
      await calendar.focus();
      await page.keyboard.press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^jyoti-muhurta-202[67]-\d\d-\d\d\.ics$/);
      expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Muhurta: wedding');

      await main.getByRole('radio', { name: 'By date' }).check();
      await expect(page).toHaveURL(/order=date/);
      await page.reload();
      const byDate = main.getByRole('radio', { name: 'By date' });
      await expect(byDate).toBeChecked();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wedding dates');
      await main.getByRole('button', { name: 'Change details' }).click();
      await expect(occasion).toHaveValue('marriage');
    },
  );
}

test('months without a wedding say why, and lead to the next date', async ({ page }) => {
  await signedIn(page, 'Ravi');
  await page.goto(
    '/muhurta?purpose=marriage&from=2026-08-01&to=2026-10-31&latitude=28.6139&longitude=77.209&place=New+Delhi',
  );
  const main = page.getByRole('main');
  await expect(main).toContainText('No good day between these dates');
  await expect(main.getByRole('region', { name: 'Days that were left out' })).toContainText(
    'Chaturmas',
  );
  await expectAccessible(page, 'a range without a good day');
  await main.getByRole('link', { name: /^Search from/ }).click();
  await expect(main.locator('[data-part="record-card"]').first()).toBeVisible();
});
