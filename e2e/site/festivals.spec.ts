import { nightly } from '../nightly.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { choosePlace, expect, signedIn, test } from './visitor.ts';

const year = '/festivals?year=2026&latitude=28.6139&longitude=77.209&place=New+Delhi';

for (const width of [360, 1280]) {
  test(
    `at ${width} px a family finds its year: region, Ekadashis, calendar file, wall calendar`,
    nightly(width > 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signedIn(page, 'Mira');
      const main = page.getByRole('main');
      await page.goto(year);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Festivals of 2026');
      const month = (name: string) =>
        main.getByRole('navigation', { name: 'Months of the list' }).getByRole('link', { name });
      await month('Nov').click();
      const november = main.getByRole('button', { name: 'November 2026' });
      await expect(november).toBeInViewport();
      await expect(november).toHaveAttribute('aria-expanded', 'true');
      await expect(main.getByRole('link', { name: 'Chhath Puja' })).toBeVisible();
      await main.getByRole('combobox', { name: 'Region' }).selectOption('Gujarat');
      await month('Sep').click();
      await expect(main.getByRole('link', { name: 'Shitala Satam', exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Chhath Puja' })).toBeHidden();
      await expectFits(page, 'festivals');
      await expectAccessible(page, 'festivals');

      for (const tab of ['Ekadashi', 'Sankashti', 'Eclipses']) {
        await main.getByRole('tab', { name: tab }).click();
        await expect(
          main.getByRole('list', { name: new RegExp(`^${tab}, `) }).first(),
        ).toBeVisible();
        await expectFits(page, tab);
      }
      await main.getByRole('tab', { name: 'Ekadashi' }).click();
      await expect(main.getByText(/^Break the fast:/).first()).toBeVisible();
      await expectAccessible(page, 'Ekadashi');
      await expect(main.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
        'href',
        /^webcal:.*region=gujarat&list=ekadashi$/,
      );
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: 'Download as calendar file' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('festivals-2026-01-01-to-2026-12-31.ics');

      await main.getByRole('button', { name: 'Change place' }).click();
      await choosePlace(page, 'Place', 'Ahmedabad', /^Ahmedabad/);
      await expect(main.getByText(/^Calendar for Ahmedabad/)).toBeVisible();

      await main.getByRole('link', { name: 'Wall calendar to print' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wall calendar of 2026');
      await main.getByRole('combobox', { name: 'Month' }).selectOption('November');
      const sheet = main.getByRole('table', { name: /^November 2026 Ahmedabad/ });
      await expect(sheet).toBeVisible();
      await expectFits(page, 'wall calendar');
      await expectAccessible(page, 'wall calendar');
      await sheet.getByRole('link', { name: 'Sunday, 8 November 2026' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sunday, 8 November 2026');
    },
  );
}

test('the wall calendar of a year prints twelve landscape sheets', async ({ page }) => {
  await signedIn(page, 'Nila');
  await page.goto(`${year.replace('/festivals', '/festivals/calendar')}&month=year`);
  // Twelve requests, one for each month.
  await expect(page.getByRole('table', { name: /^December 2026/ })).toBeVisible({
    timeout: 30_000,
  });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/MediaBox ?\[[^\]]*\]/g) ?? [];
  expect(pages).toHaveLength(12);
  for (const box of pages) {
    const [, , across = 0, down = 0] = box.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(across).toBeGreaterThan(down);
  }
});

test('a month prints one sheet, also while the page is offered in another language', async ({
  page,
}) => {
  await signedIn(page, 'Nila');
  // A page that a link opened in Hindi is offered only in a language that was chosen.
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(`/hi${year.replace('/festivals', '/festivals/calendar')}&month=11`);
  await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/MediaBox ?\[/g)).toHaveLength(1);
});
