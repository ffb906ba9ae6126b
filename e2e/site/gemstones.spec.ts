import { nightly } from '../nightly.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(
    `a visitor gets gemstones on a ${device} [S1-408] [S1-413] [S1-422] [S1-424] [S1-425] [S1-426]`,
    nightly(device === 'desktop'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signedIn(page, 'Ravi');
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/gemstone');
      await expect(page).toHaveURL(/\/gemestone$/);

      const main = page.getByRole('main');
      await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('Ravi');
      await main.getByRole('textbox', { name: 'Last name' }).fill(' ');
      await main.getByRole('button', { name: 'Show my gemstones' }).click();
      await expect(main.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(
        'Last name is required',
      );
      await expect(main.getByRole('combobox', { name: 'Gender' })).toHaveAccessibleDescription(
        'Gender is required',
      );
      await expectFits(page, 'the page');
      await expectAccessible(page, 'the form');

      await main.getByRole('textbox', { name: 'Last name' }).fill('Verma');
      await main.getByRole('combobox', { name: 'Gender' }).selectOption('male');
      await main.getByRole('button', { name: 'Show my gemstones' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Gemstones for Ravi Verma');
      await expect(main).toContainText('Born 14 May 1990, 6:30 am, in Ujjain');
      // Taurus rising: Venus rules the first house, Mercury the fifth, Saturn the ninth.
      const stones = main.getByRole('region', { name: 'Your three stones' });
      await expect(stones.getByRole('heading')).toHaveText([
        'Your three stones',
        // That of the ascendant’s lord comes first, though with care: Venus rules the sixth house too.
        /^Diamond/,
        /^Blue sapphire/,
        /^Emerald/,
      ]);
      // The stones below the form are removed; their styles are still loaded.
      await expect(stones.locator('[data-part="gem-card"]').first()).toHaveCSS('display', 'flex');
      await expect(stones).toContainText('Om Bram Brim Braum Sah Budhaya Namah');
      await expect(main).toContainText('Gems are a tradition, not medicine');
      await expectFits(page, 'the page');
      await expectAccessible(page, 'the recommendation');

      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Download PDF' }).click();
      expect((await download).suggestedFilename()).toBe('jyoti-gemstones.pdf');

      await page.reload();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Gemstones for Ravi Verma');
      await page.goBack();
      await expect(main.getByRole('combobox', { name: 'Gender' })).toHaveValue('male');
      await page.goForward();
      await main.getByRole('button', { name: 'Change details' }).click();
      await expect(main.getByRole('combobox', { name: 'Gender' })).toHaveValue('male');
    },
  );
}

test('a visitor calculates numerology twice [S1-301] [S1-305] [S1-316]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'Meera');
  await page.goto('/numerology');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('Meera');
  await expectAccessible(page, 'the form of numerology');
  await main.getByRole('button', { name: 'Calculate my numbers' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your numbers, Meera');
  await expectAccessible(page, 'the numbers');
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your numbers, Meera');
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Numerology');
  await page.goForward();
  await main.getByRole('button', { name: 'Calculate Again' }).click();
  await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('Meera');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Numerology');
});
