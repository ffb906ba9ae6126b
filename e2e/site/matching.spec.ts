import { nightly } from '../nightly.ts';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

interface ReferenceBirth {
  name: string;
  date: string;
  time: string;
  place: string;
  latitude: number;
  longitude: number;
  timezone: string;
}

/**
 * Pairs with the results of a second ephemeris and a second implementation of the rules; the eight
 * kootas in order.
 */
interface ReferencePair {
  boy: ReferenceBirth;
  girl: ReferenceBirth;
  scores: number[];
  total: number;
  rajju: boolean;
  vedha: boolean;
}

const pairs = JSON.parse(
  readFileSync(new URL('reference-pairs.json', import.meta.url), 'utf8'),
) as ReferencePair[];

const tabs = ['aggregate', 'ashtakoot', 'dashakoot', 'rajju-vedha', 'papa-samaya'];

function urlOf(pair: ReferencePair, tab?: string): string {
  const search = new URLSearchParams();
  for (const partner of ['boy', 'girl'] as const) {
    const { name, date, time, place, latitude, longitude, timezone } = pair[partner];
    const values = { name, date, time, place, lat: latitude, lng: longitude, tz: timezone };
    for (const [key, value] of Object.entries(values)) {
      search.set(`${partner}.${key}`, String(value));
    }
  }
  if (tab) search.set('tab', tab);
  return `/generate-kundli-matching?${search}`;
}

/** The scores of the rows of a koota table, in order. */
async function scoresIn(main: Locator): Promise<number[]> {
  const cells = await main.locator('tbody tr > :last-child').allInnerTexts();
  return cells.map((cell) => Number(/([\d.]+) of/.exec(cell)?.[1] ?? Number.NaN));
}

async function fillPerson(
  page: Page,
  who: string,
  birth: { name: string; date: string; hour: string; minute: string; town: string; entry: RegExp },
) {
  const person = page.getByRole('group', { name: who });
  await person.getByLabel('Name', { exact: true }).fill(birth.name);
  await person.getByRole('textbox', { name: 'Date of birth' }).fill(birth.date);
  await person.getByLabel('Hour').selectOption(birth.hour);
  await person.getByLabel('Minute').selectOption(birth.minute);
  await person.getByRole('combobox', { name: 'Birth place' }).fill(birth.town);
  await page.getByRole('option', { name: birth.entry }).first().click();
}

test('two people are compared, swapped, saved, and restored in the form [S1-230] [S1-231] [S1-232] [S1-244] [S1-247] [S1-249] [S1-254] [S1-255]', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'Kavya');
  await page.goto('/kundli-matching');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: 'Generate Compatibility Report' });

  await main.getByRole('button', { name: "Fill in the boy's details" }).click();
  await page.getByRole('menuitem', { name: 'For someone else' }).click();

  // All missing fields of both, and the links to them by keyboard.
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(8);
  await main.getByRole('link', { name: "Girl's name is required" }).focus();
  await page.keyboard.press('Enter');
  const girl = page.getByRole('group', { name: "Girl's Details" });
  await expect(girl.getByLabel('Name', { exact: true })).toBeFocused();

  await fillPerson(page, "Boy's Details", {
    name: 'Rohan Mehta',
    date: '07/12/1996',
    hour: '10',
    minute: '34',
    town: 'Chennai',
    entry: /^Chennai/,
  });
  await main.getByRole('button', { name: "Fill in the girl's details" }).click();
  await page.getByRole('menuitem', { name: 'My own birth details' }).click();
  await expect(girl.getByLabel('Name', { exact: true })).toHaveValue('Kavya Verma');
  await main.getByRole('button', { name: 'Swap details' }).click();
  await expect(girl.getByLabel('Name', { exact: true })).toHaveValue('Rohan Mehta');
  await main.getByRole('button', { name: 'Swap details' }).click();
  await expectAccessible(page, 'the form');
  await submit.click();

  await expect(page).toHaveURL(/\/generate-kundli-matching\?/);
  await expect(page.getByRole('tab', { name: 'Aggregate Match' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await main.getByRole('button', { name: 'Save both charts' }).click();
  await expect(main.getByText('Both charts are saved in your profile.')).toBeVisible();

  // The tabs by keyboard, in the URL.
  await page.getByRole('tab', { name: 'Aggregate Match' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Ashtakoot' })).toBeFocused();
  await expect(page).toHaveURL(/tab=ashtakoot/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Ashtakoot' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await main.getByRole('link', { name: 'Go Back to Form' }).click();
  await expect(
    page.getByRole('group', { name: "Boy's Details" }).getByLabel('Name', { exact: true }),
  ).toHaveValue('Rohan Mehta');
  await main.getByRole('button', { name: "Fill in the boy's details" }).click();
  await expect(page.getByRole('menuitem', { name: 'Kavya Verma, 14 May 1990' })).toBeVisible();
});

test('the figures of three pairs agree with a second ephemeris [S1-256] [S1-265] [S1-267] [S1-270] [S1-273] [S1-277] [S1-278] [S1-279] [S1-286]', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'Meera');
  const main = page.getByRole('main');

  for (const pair of pairs) {
    await page.goto(urlOf(pair, 'ashtakoot'));
    await expect(main.getByRole('meter', { name: 'Ashtakoot points' })).toHaveAttribute(
      'aria-valuenow',
      String(pair.total),
    );
    const kootas = main.getByRole('table', { name: 'The eight kootas' });
    await expect(kootas).toBeVisible();
    expect(await scoresIn(kootas)).toEqual(pair.scores);
    await expect(kootas).toContainText(`${pair.total} of 36`);

    await page.getByRole('tab', { name: 'Dashakoot' }).click();
    const ten = main.getByRole('table', { name: 'The ten poruthams' });
    await expect(ten).toBeVisible();
    const counted = (await scoresIn(ten)).reduce((sum, score) => sum + score, 0);
    await expect(ten).toContainText(`${counted} of 10`);

    await page.getByRole('tab', { name: 'Rajju & Vedha' }).click();
    await expect(main).toContainText(
      pair.rajju ? 'Rajju dosha is present.' : 'Rajju dosha is not present.',
    );
    await expect(main).toContainText(pair.vedha ? 'Vedha is present.' : 'Vedha is absent.');
  }
});

for (const width of [320, 1280]) {
  test(
    `every tab of a match is readable at ${width} px in the measured themes`,
    nightly(width > 320),
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await signedIn(page, 'Meera');
      const main = page.getByRole('main');
      const [, pair] = pairs;
      if (!pair) throw new Error('the fixture holds three pairs');
      await page.goto(urlOf(pair));
      for (const [index, tab] of tabs.entries()) {
        await main.getByRole('tab').nth(index).click();
        await expect(page).toHaveURL(new RegExp(index ? `tab=${tab}$` : '.'));
        await expect(main.getByRole('tabpanel')).toBeVisible();
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectFits(page, tab);
        // Around the panel the page is the same.
        await expectAccessible(page, tab, undefined, [], index ? '[role="tabpanel"]' : ':root');
      }
    },
  );
}
