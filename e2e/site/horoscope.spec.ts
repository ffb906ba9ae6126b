import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

test('a visitor reads the horoscope of a sign, a period and a date, and expands a line [S1-427] [S1-428] [S1-429] [S1-430] [S1-431] [S1-432] [S1-433] [S1-434] [S1-436] [S1-437] [S1-438] [S1-447] [S1-448] [S1-449]', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.goto('/horoscope');
  await expect(page.getByText('Log in to open Horoscope.')).toBeVisible();

  await signedIn(page, 'Kavya');
  await page.goto('/horoscope');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Aries daily horoscope');
  const general = main.getByRole('region', { name: 'What the sky says' });
  await expect(general).toContainText('Moon');
  await expect(main.getByText('Lucky number')).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(11);
  const aries = await general.innerText();

  // Another sign has another text on the same day.
  await main.getByRole('radio', { name: /Leo/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Leo daily horoscope');
  await expect(page).toHaveURL(/sign=leo&period=daily/);
  await expect(general).toBeVisible();
  expect(await general.innerText()).not.toBe(aries);

  // A known day: the full Moon of 3 March 2026 was eclipsed in Leo.
  await page.goto('/horoscope?sign=aquarius&period=daily&date=2026-03-03');
  await expect(general).toContainText('there is an eclipse of the Moon in Leo, your seventh house');
  await expect(general).toContainText('nothing in it to fear');
  await general.getByRole('button', { name: 'Eclipse of the Moon in Leo' }).click();
  await expect(general).toContainText('The Moon is in Leo, the seventh house from Aquarius.');

  await main.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(/date=2026-03-04/);
  await expect(main).toContainText('Wednesday, 4 March 2026');
  await expect(general).not.toContainText('there is an eclipse');

  // The period by keyboard; only a day has number, sign and time.
  await main.getByRole('radio', { name: 'Daily' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Aquarius weekly horoscope');
  await expect(general).toBeVisible();
  await expect(main.getByText('Lucky number')).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Aquarius weekly horoscope');

  for (const period of ['daily', 'yearly']) {
    await page.goto(`/horoscope?sign=leo&period=${period}`);
    await expect(general).toBeVisible();
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page, `${period} at ${width} px`);
    }
  }
  await expectAccessible(page, 'the year at 320 px');
});
