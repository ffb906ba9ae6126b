import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

const rama =
  '/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';

for (const width of [360, 1280]) {
  test(`at ${width} px a visitor finds their location, reads a day and keeps it [S1-326] [S1-339] [S1-340] [S1-346] [S1-347]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 900 });
    await signedIn(page, 'Ira');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 25.3176452, longitude: 82.9739144 });
    await page.goto('/panchang');
    const main = page.getByRole('main');
    // Nobody has asked for a place yet: the day of New Delhi.
    await expect(main.getByRole('tab', { name: 'Panchang Detail' })).toBeVisible();
    await expect(main.getByText('New Delhi').first()).toBeVisible();
    await main.getByRole('button', { name: 'Change day or place' }).click();
    await main.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(main.getByLabel('Latitude')).toHaveValue('25.317645');
    await expect(main.getByLabel('Longitude')).toHaveValue('82.973914');
    await main.getByRole('button', { name: 'GET PANCHANG' }).click();
    await expect(main.getByRole('tab', { name: 'Panchang Detail' })).toBeVisible();
    await expect(main.getByText(/All times are those of Asia\/Kolkata/)).toBeVisible();

    await page.goto(rama);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sunday, 6 April 2025');
    for (const tab of [
      'Panchang Detail',
      'Moon Calendar',
      'Monthly',
      'Hora Muhurat',
      'Choghadiya',
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
  });
}

test('a refused location is told in the page, and the form keeps what it held [S1-326]', async ({
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

test('a browser without location is told so in the page, and the place can be typed [S1-327] [S1-329]', async ({
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
