import { nightly } from '../nightly.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(
    `a visitor asks with a number and reads the chart on a ${device}`,
    nightly(device === 'desktop'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signedIn(page, 'Meera');
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/prashna');
      const main = page.getByRole('main');
      const number = main.getByLabel(/^Number from 1 to 249/);
      await expect(main.getByRole('textbox', { name: 'Date' })).not.toHaveValue('');
      await expectFits(page, 'the form');
      await expectAccessible(page, 'the form');

      await number.fill('145');
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Chart of number 145');
      await expect(page).toHaveURL(/number=145/);
      await expect(main).toContainText('Number 145 is Libra from 29°26′40″');
      await expectFits(page, 'the chart');
      await expectAccessible(page, 'the chart');

      await page.reload();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Chart of number 145');
      await main.getByRole('button', { name: 'Change details' }).click();
      await expect(number).toHaveValue('145');
    },
  );
}

// By day hindi.spec.ts reads the page of another number.
test('in Hindi the page has no English sentence', nightly(), async ({ page }) => {
  await signedIn(page, 'Ravi');
  await page.goto(
    '/hi/prashna?date=2026-11-28&time=15:00&latitude=28.6139&longitude=77.209&place=Delhi&number=23',
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('संख्या 23 की कुंडली');
  await expect(main).toContainText('इस क्षण के शासक ग्रह');
});
