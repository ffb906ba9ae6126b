import { nightly } from '../nightly.ts';
import { measured } from '../measured.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

const rama =
  '/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';

for (const width of [360, 1280]) {
  test(
    `at ${width} px a visitor uses their location, reads a day and saves it [S1-326] [S1-339] [S1-340] [S1-346] [S1-347]`,
    nightly(width > 360),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      await signedIn(page, 'Ira');
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 25.3176452, longitude: 82.9739144 });
      await page.goto('/panchang');
      const main = page.getByRole('main');
      // No place has been chosen yet: the day in New Delhi.
      await expect(main.getByRole('tab', { name: 'Panchang Detail' })).toBeVisible();
      await expect(main.getByText('New Delhi').first()).toBeVisible();
      await main.getByRole('button', { name: 'Change day or place' }).click();
      await main.getByRole('button', { name: 'Use Current Location' }).click();
      await expect(main.getByLabel('Latitude')).toHaveValue('25.317645');
      await expect(main.getByLabel('Longitude')).toHaveValue('82.973914');
      await main.getByRole('button', { name: 'GET PANCHANG' }).click();
      await expect(main.getByRole('tab', { name: 'Panchang Detail' })).toBeVisible();
      await expect(main.getByText(/All times are in Asia\/Kolkata/)).toBeVisible();

      await page.goto(rama);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sunday, 6 April 2025');
      for (const tab of [
        'Panchang Detail',
        'Moon Calendar',
        'Monthly',
        'Hora Muhurat',
        'Choghadiya',
        'More timings',
      ]) {
        await main.getByRole('tab', { name: tab }).click();
        await expect(main.getByRole('tabpanel', { name: tab })).toBeVisible();
        await expectFits(page, tab);
        await expectAccessible(page, tab);
      }
      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Download Panchang as PDF' }).click(),
      ]);
      expect(pdf.suggestedFilename()).toBe('panchang-2025-04-06.pdf');
      const [month] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Month as wall calendar' }).click(),
      ]);
      expect(month.suggestedFilename()).toBe('panchang-2025-04.pdf');
      await main.getByRole('button', { name: 'Change day or place' }).click();
      await expect(main.getByRole('textbox', { name: 'Date' })).toHaveValue('06/04/2025');
    },
  );
}

test('a denied location is reported in the page, and the form keeps its values [S1-326]', async ({
  page,
  context,
}) => {
  await signedIn(page, 'Ira');
  await context.clearPermissions();
  await page.goto('/panchang?edit');
  const main = page.getByRole('main');
  const latitude = await main.getByLabel('Latitude').inputValue();
  await main.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main.getByLabel('Latitude')).toHaveValue(latitude);
});

test('in a browser without geolocation, the page says so, and the place can be typed [S1-327] [S1-329]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
  });
  await signedIn(page, 'Ira');
  await page.goto('/panchang?edit');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(main.getByRole('alert')).toContainText('Geolocation is not supported');
  await expect(main.getByLabel('Latitude')).not.toHaveValue('');
});

const delhi = 'latitude=28.6139&longitude=77.209&place=New+Delhi';

for (const width of [360, 1280]) {
  test(
    `at ${width} px before sunrise the running day is shown, with what is running now on each tab [S1-321] [S1-353]`,
    nightly(width > 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // 5:00 am on Tuesday, 24 November, in India.
      await page.clock.setFixedTime(new Date('2026-11-23T23:30:00Z'));
      await signedIn(page, 'Ira');
      await page.goto(`/panchang?day=2026-11-24&time=05%3A00&${delhi}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Monday, 23 November 2026');
      await expect(main).toContainText('the day ends at sunrise, 6:50 am, 24 Nov');
      await expect(main).toContainText('Calculated for 5:00 am, 24 Nov.');
      await expect(main.getByText(/^Choghadiya now: /)).toBeVisible();
      await expect(main.getByText('Now 5:00 am, 24 Nov').first()).toBeAttached();
      for (const tab of ['Hora Muhurat', 'Choghadiya']) {
        await main.getByRole('tab', { name: tab }).click();
        const panel = main.getByRole('tabpanel', { name: tab });
        await expect(panel.getByText('Now', { exact: true }).first()).toBeVisible();
      }
      await main.getByRole('link', { name: 'Show Tuesday' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tuesday, 24 November 2026');
    },
  );
}

test('at 360 px the page of a day is at most 6,200 px high [S1-340]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signedIn(page, 'Ira');
  await page.goto(`/panchang?day=2026-11-23&time=21%3A11&${delhi}`);
  await expect(page.getByRole('button', { name: 'Download Panchang as PDF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'What is a Panchang?' })).toBeVisible();
  await measured(page);
  // It was 10,520 px before duplicated facts were removed, with six rows of hours fewer.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6200);
});

test('a day says how it suits the birth star of the profile, and its date in regional calendars; in Hindi too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signedIn(page, 'Ira');
  const main = page.getByRole('main');
  await page.goto(`/panchang?day=2025-08-21&time=06%3A30&${delhi}`);
  const star = main.getByRole('region', { name: /^For your star, / });
  // The star and the Moon at 6:30, and the star that follows in the night.
  await expect(star.getByText(/^From \d/)).toHaveCount(1);
  await expect(star.getByText(/^(Favourable|Average|Unfavourable)$/)).toHaveCount(3);
  await main.getByRole('tab', { name: 'More timings' }).click();
  await expect(main.getByText('Guru Pushya')).toBeVisible();
  const calendars = main.getByRole('table', { name: 'Regional calendars' });
  await expect(calendars.getByRole('row')).toHaveCount(10);
  await calendars.getByRole('button', { name: 'Tamil' }).click();
  await expect(page.getByRole('dialog')).toContainText('after sunset');
  await page.goto(`/hi/panchang?day=2025-08-21&time=06%3A30&${delhi}`);
  await expect(main.getByRole('region', { name: /^आपके नक्षत्र .* के लिए$/ })).toBeVisible();
  await page.goto(`/hi/panchang?day=2025-08-21&time=06%3A30&${delhi}&tab=more`);
  await expect(main.getByText('गुरु पुष्य')).toBeVisible();
  await expectFits(page, 'more timings in Hindi');
  await expectAccessible(page, 'more timings in Hindi');
});

test('a month fits every width, and a date stays on one line [S1-371] [S1-372]', async ({
  page,
}) => {
  await signedIn(page, 'Ira');
  const main = page.getByRole('main');
  await page.goto(`/panchang?day=2026-11-23&time=21%3A11&${delhi}&tab=monthly`);
  for (const width of [360, 768, 900, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const table = main.getByRole('table', { name: /November 2026/ }).last();
    await expect(table.getByRole('row')).toHaveCount(31);
    await expectFits(page, `the month at ${width} px`);
    const lines = await table
      .getByRole('link')
      .evaluateAll((dates) => dates.map((date) => date.getClientRects().length));
    expect(lines).toEqual(Array<number>(30).fill(1));
  }
});

test('pasted coordinates in the format of maps open the day of that place [S1-334]', async ({
  page,
}) => {
  await signedIn(page, 'Ira');
  const main = page.getByRole('main');
  await page.goto('/panchang?edit');
  await main.getByLabel('Latitude').fill('19°04′55.9″ N');
  await main.getByLabel('Longitude').fill('72.7411014');
  await main.getByRole('button', { name: 'GET PANCHANG' }).click();
  await expect(page).toHaveURL(/latitude=19.082194&longitude=72.741101/);
  await expect(main.getByRole('tab', { name: 'Panchang Detail' })).toBeVisible();
});
