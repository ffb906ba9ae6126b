import { nightly } from '../nightly.ts';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { marksOfPdf, textOfPdf } from '../../packages/pdf/test/read-pdf.ts';
import { reportTabs } from '../../packages/reports/src/kundli/tabs.ts';
import { tabsMessages } from '../../packages/reports/src/messages.generated/tabs.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

const delhi = {
  place: 'New Delhi, Delhi, India',
  lat: '28.6139',
  lng: '77.209',
  tz: 'Asia/Kolkata',
};
const asha = { name: 'आशा कुलकर्णी', date: '1947-08-15', time: '00:00:00', ...delhi };
const rohan = { name: 'Rohan Mehta', date: '1996-12-07', time: '10:34:00', ...delhi };

// Logs in on a file that has no icon, which a browser may request anyway.
test.beforeEach(({ quiet }) => quiet.expectFailure(/\/favicon\.ico/));

/** Opens the print dialog and selects a scope. @returns the button that downloads the parts */
async function choose(page: Page, scope: string) {
  await page.getByRole('main').getByRole('button', { name: 'Print or PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print or save as PDF' });
  await dialog.getByText(scope, { exact: true }).click();
  return dialog.getByRole('button', { name: 'Save PDF' });
}

/** Presses the button and parses the download; the PDF code has not been requested before. */
async function downloaded(
  page: Page,
  button = page.getByRole('main').getByRole('button', { name: 'Download PDF' }),
): Promise<{ file: Download; bytes: Uint8Array }> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await loaded()).filter((name) => /pdf-worker|create-site-pdf|\.ttf/.test(name))).toEqual(
    [],
  );
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return { file, bytes };
}

test('the whole report downloads as a PDF, with the name in Devanagari and every sub-tab [S1-073] [S1-074] [S1-075] [S1-076] [S1-077]', async ({
  page,
}) => {
  await signedIn(page, 'Asha');
  await page.goto(`/generate-kundli?${new URLSearchParams(asha)}`);
  await expect(page.getByRole('tablist', { name: 'Report' })).toBeVisible();
  const { file, bytes } = await downloaded(page, await choose(page, 'Whole report'));
  expect(file.suggestedFilename()).toBe('kundli-आशा-कुलकर्णी-1947-08-15.pdf');
  await expect(page.getByText('kundli-आशा-कुलकर्णी-1947-08-15.pdf is saved.')).toBeVisible();
  const pages = await textOfPdf(bytes);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages[0]).toContain('Kundli of आशा कुलकर्णी');
  expect(pages[0]).toContain('UTC+05:30');
  expect((await marksOfPdf(bytes)).flatMap(({ kids }) => kids)).toHaveLength(24);
  expect(bytes.length).toBeLessThan(1_500_000);
});

test(
  'everything of the report downloads as a PDF, with the tab for astrologers',
  nightly(),
  async ({ page }) => {
    await signedIn(page, 'Asha');
    await page.goto(`/generate-kundli?${new URLSearchParams(asha)}`);
    await expect(page.getByRole('tablist', { name: 'Report' })).toBeVisible();
    const { bytes } = await downloaded(page, await choose(page, 'Everything'));
    const tabs = await marksOfPdf(bytes);
    expect(tabs.at(-1)?.title).toBe('More for astrologers');
    expect(tabs.flatMap(({ kids }) => kids)).toHaveLength(
      reportTabs.flatMap(({ subTabs }) => [...subTabs]).length,
    );
    expect(bytes.length).toBeLessThan(3_000_000);
  },
);

for (const [name, width] of [
  ['a narrow phone', 320],
  ['a desktop', 1280],
] as const) {
  test(
    `on ${name} a visitor selects parts of the report to download, and the choice is remembered`,
    nightly(width > 400),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await signedIn(page, 'Asha');
      await page.goto(`/generate-kundli?${new URLSearchParams({ ...asha, tab: 'dashas' })}`);
      await expect(page.getByRole('tablist', { name: 'Report' })).toBeVisible();
      await choose(page, 'Let me choose');
      const dialog = page.getByRole('dialog');
      await expectAccessible(page, 'the choice of parts');
      await expectFits(page, 'the choice of parts');
      // The open part is preselected.
      await expect(dialog.getByRole('checkbox', { name: 'Mahadasha', exact: true })).toBeChecked();
      await dialog.getByText('Planet Details', { exact: true }).click();
      const { bytes } = await downloaded(page, dialog.getByRole('button', { name: 'Save PDF' }));
      const pages = await textOfPdf(bytes);
      expect(pages.length).toBeLessThan(5);
      expect(pages[0]).toContain('Nine periods of a life');
      expect(await marksOfPdf(bytes)).toEqual([
        { title: 'Kundli', kids: ['Planet Details'] },
        { title: 'Dashas', kids: ['Mahadasha'] },
      ]);
      await page.reload();
      await page.getByRole('main').getByRole('button', { name: 'Print or PDF' }).press('Enter');
      await expect(dialog.getByRole('radio', { name: 'Let me choose' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'Planet Details' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Print or PDF' }),
      ).toBeFocused();
    },
  );
}

test('a birth without a time downloads as a PDF of its day', nightly(), async ({ page }) => {
  await signedIn(page, 'Ira');
  const { time: _, ...timeless } = asha;
  await page.goto(`/generate-kundli?${new URLSearchParams({ ...timeless, notime: '1' })}`);
  await expect(page.getByRole('tablist', { name: 'Report' })).toBeVisible();
  const { bytes } = await downloaded(page);
  const pages = await textOfPdf(bytes);
  expect(pages[0]).toContain('Kundli of आशा कुलकर्णी');
  expect(pages.join('\n')).toContain('Houses are counted from the sign of the Moon.');
});

test('the whole match downloads as a PDF', nightly(), async ({ page }) => {
  await signedIn(page, 'Rohan');
  const search = new URLSearchParams();
  for (const [partner, birth] of Object.entries({ boy: rohan, girl: asha })) {
    for (const [key, value] of Object.entries(birth)) search.set(`${partner}.${key}`, value);
  }
  await page.goto(`/generate-kundli-matching?${search}`);
  await expect(page.getByRole('tablist', { name: 'Parts of the match' })).toBeVisible();
  const { file, bytes } = await downloaded(page, await choose(page, 'Whole report'));
  expect(file.suggestedFilename()).toBe('matching-rohan-mehta-आशा-कुलकर्णी.pdf');
  const pages = await textOfPdf(bytes);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages[0]).toContain('Kundli matching of Rohan Mehta and आशा कुलकर्णी');
  expect((await marksOfPdf(bytes)).map(({ title }) => title)).toHaveLength(6);
});

const almanac = 'year=2026&latitude=28.6139&longitude=77.209&place=New+Delhi';

test(
  'a month of the wall calendar downloads as one sheet, and a year as twelve',
  nightly(),
  async ({ page }) => {
    await signedIn(page, 'Asha');
    await page.goto(`/festivals/calendar?${almanac}&month=11`);
    await expect(page.getByRole('table', { name: /^November 2026/ })).toBeVisible();
    const month = await downloaded(page);
    expect(month.file.suggestedFilename()).toBe('calendar-2026-11.pdf');
    const [sheet = '', ...others] = await textOfPdf(month.bytes);
    expect(sheet).toContain('November 2026');
    expect(sheet.replaceAll('\n', ' ')).toContain('Diwali, Lakshmi Puja');
    expect(others).toEqual([]);

    await page.getByRole('combobox', { name: 'Month' }).selectOption('The whole year');
    await expect(page.getByRole('table', { name: /^December 2026/ })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('calendar-2026.pdf');
    expect(await textOfPdf(await readFile(await file.path()))).toHaveLength(12);
  },
);

test('a list of the year downloads as a PDF in Hindi', async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto(`/hi/festivals?${almanac}&list=ekadashi`);
  const { file, bytes } = await downloaded(
    page,
    page.getByRole('main').getByRole('button', { name: 'पीडीएफ़ डाउनलोड करें' }),
  );
  expect(file.suggestedFilename()).toBe('ekadashi-2026.pdf');
  const text = (await textOfPdf(bytes)).join('\n');
  for (const phrase of ['एकादशी, 2026', 'नवंबर 2026', 'पारण']) expect(text).toContain(phrase);
});

test('if a font fails to load, one sentence says so and the page stays', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\.ttf/);
  await signedIn(page, 'Asha');
  await page.goto(`/generate-kundli?${new URLSearchParams(asha)}`);
  await page.route('**/*.ttf', (route) => route.fulfill({ status: 503 }));
  await (await choose(page, 'Whole report')).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/We couldn’t make the PDF/, {
    timeout: 30_000,
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tablist', { name: 'Report' })).toBeVisible();
});

test('the whole report prints every part, on at most 65 A4 pages, and nothing is clipped at their edges', async ({
  page,
}) => {
  await signedIn(page, 'Asha');
  await page.addInitScript(() => {
    globalThis.print = () => (document.documentElement.dataset['printed'] = 'yes');
  });
  await page.goto(`/generate-kundli?${new URLSearchParams(asha)}`);
  await page.getByRole('main').getByRole('button', { name: 'Print or PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print or save as PDF' });
  await dialog.getByText('Whole report', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes', { timeout: 30_000 });
  // An A4 page within margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  // At once: roles and names of sixty pages take seconds for each heading.
  const shown = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main :is(h1, h2, h3)'), (heading) =>
      heading.checkVisibility({ visibilityProperty: true }) ? heading.textContent : '',
    ),
  );
  const parts = reportTabs
    .filter(({ key }) => key !== 'astrologer')
    .flatMap(({ key, subTabs }) => [key, ...subTabs.map((part) => part.key)]);
  expect(shown).toEqual(expect.arrayContaining(parts.map((key) => tabsMessages.en[key])));
  await expectFits(page, 'the printed report');
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const sheets = await page.pdf({ format: 'A4', margin });
  const count = sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThanOrEqual(65);
});
