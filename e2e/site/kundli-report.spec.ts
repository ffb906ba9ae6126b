import { nightly } from '../nightly.ts';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { reportTabs } from '../../packages/reports/src/kundli/tabs.ts';
import { tabsMessages } from '../../packages/reports/src/messages.generated/tabs.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

/**
 * Births with the results of a second ephemeris and a second implementation of the rules; signs and
 * degrees are sidereal.
 */
interface ReferenceBirth {
  name: string;
  place: string;
  date: string;
  time: string;
  latitude: number;
  longitude: number;
  timezone: string;
  /** Sign, degree in it, nakshatra and pada of each body. */
  planets: Record<string, [string, string, string | null]>;
  /** Signs of the ten bodies. */
  vargas: Record<'D1' | 'D9' | 'D3' | 'D30', string[]>;
  ashtakavarga: number[][];
  sarva: number[];
  /** Degrees inside the tropical sign. */
  western: Record<'Sun' | 'Moon' | 'Ascendant', string>;
  /** Lord and the year of its start. */
  mahadashas: [string, number][];
  yoginis: string[];
  charSigns: [string, number][];
  kaalSarp: boolean;
  marsFrom: { lagna: number; moon: number; venus: number };
  tithi: string;
}

const births = JSON.parse(
  readFileSync(new URL('reference-births.json', import.meta.url), 'utf8'),
) as ReferenceBirth[];

const tabs = {
  kundli: [
    'basic-details',
    'planet-details',
    'divisional-chart',
    'ashtakvarga',
    'binnashtakvarga',
    'western-planet',
  ],
  general: ['personal-characteristics', 'ascendant-report', 'planet-report'],
  dashas: [
    'mahadasha',
    'mahadasha-prediction',
    'antardasha',
    'char-dasha-current',
    'char-dasha-main',
    'char-dasha-sub',
    'current-mahadasha',
    'current-mahadasha-full',
    'yogini-dasha-main',
    'yogini-dasha-sub',
  ],
  doshas: ['mangal-dosh', 'kaal-sarp-dosh', 'manglik-dosh', 'pitra-dosh', 'papasamaya'],
  astrologer: [
    'yogas',
    'strengths',
    'bhava-chalit',
    'aspects',
    'karakas',
    'more-charts',
    'kp',
    'year-chart',
    'more-dashas',
  ],
};

function urlOf(birth: ReferenceBirth, tab = 'kundli'): string {
  const search = new URLSearchParams({
    name: birth.name,
    date: birth.date,
    time: birth.time,
    place: birth.place,
    lat: String(birth.latitude),
    lng: String(birth.longitude),
    tz: birth.timezone,
    tab,
  });
  return `/generate-kundli?${search}`;
}

/** The text of each cell of a table's body, without what is hidden from screen readers. */
const cellsOf = (table: Locator) =>
  table.evaluate((element) =>
    Array.from(element.querySelectorAll('tbody tr'), (row) =>
      Array.from(row.children, (cell) => {
        const copy = cell.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        return (copy.textContent ?? '').replace('Running now', '').trim();
      }),
    ),
  );

/** The English name in `Cancer (Karka)`. */
const english = (cell: string | undefined) => /^(\w+) \(/.exec(cell ?? '')?.[1];

/** Labels of tabs and sub-tabs by their keys. */
const labels = new Map<string, string>(Object.entries(tabsMessages.en));

for (const birth of births) {
  test(
    `every tab of the report of a birth in ${birth.place} agrees with a second calculation [S1-003]`,
    nightly(birth !== births[0]),
    async ({ page }) => {
      test.setTimeout(240_000);
      // Every part once at its most difficult width.
      if (birth === births[0]) await page.setViewportSize({ width: 360, height: 780 });
      await signedIn(page, 'Asha');
      await page.goto(urlOf(birth));
      const report = page.getByRole('main');
      const table = (name: string | RegExp) => report.getByRole('table', { name });
      const open = async (tab: string, sub: string) => {
        const label = (key: string) => labels.get(key)!;
        const main = report.getByRole('tab', { name: label(tab), exact: true });
        if ((await main.getAttribute('aria-selected')) !== 'true') await main.click();
        await report.getByRole('tab', { name: label(sub), exact: true }).click();
        await expect(
          report.getByRole('heading', { level: 2, name: label(sub), exact: true }),
        ).toBeVisible();
        // A long table renders what is in view first.
        await expect(report.locator('[aria-busy="true"]')).toHaveCount(0);
      };

      const checks: Record<string, () => Promise<void>> = {
        'basic-details': async () => {
          await expect(report.getByRole('region', { name: 'Panchang at birth' })).toContainText(
            birth.tithi,
          );
          const [lagna, lagnaDegree] = birth.planets['Ascendant']!;
          const facts = report.getByRole('region', { name: 'Astrological details' });
          await expect(facts).toContainText(new RegExp(`${lagna} \\(\\w+\\) ${lagnaDegree}`));
        },
        'planet-details': async () => {
          const rows = await cellsOf(table('Ascendant and nine grahas'));
          for (const row of rows) {
            const [sign, degree, nakshatra] = birth.planets[row[0]!]!;
            expect([row[0], english(row[1]), row[2]]).toEqual([row[0], sign, degree]);
            if (nakshatra) expect(row[4]).toBe(nakshatra);
          }
        },
        'divisional-chart': async () => {
          const rows = await cellsOf(table('Signs in four vargas'));
          const { D1, D9, D3, D30 } = birth.vargas;
          rows.forEach((row, body) => {
            const expected = [D1, D9, D3, D30].map((varga) => varga[body]);
            expect(row.slice(1), row[0]).toEqual(expected);
          });
          await expect(report.getByRole('img', { name: /^D9 Navamsa of/ })).toBeVisible();
        },
        ashtakvarga: async () => {
          const rows = await cellsOf(table(/^Ashtakavarga/));
          expect(rows.map((row) => row.slice(1, 13).map(Number))).toEqual(birth.ashtakavarga);
          const sarva = await table(/^Ashtakavarga/)
            .locator('tfoot td')
            .allTextContents();
          expect(sarva.slice(0, 12).map(Number)).toEqual(birth.sarva);
        },
        binnashtakvarga: async () => {
          const totals = await table('Bindus of Sun').locator('tfoot td').allTextContents();
          expect(totals.slice(0, 12).map((total) => Number.parseInt(total))).toEqual(
            birth.ashtakavarga[0],
          );
        },
        'western-planet': async () => {
          const rows = await cellsOf(table('Western planets'));
          for (const [body, degree] of Object.entries(birth.western)) {
            expect(rows.find(([name]) => name === body)?.[2], body).toBe(degree);
          }
        },
        'personal-characteristics': async () => {
          // Nine areas of life, the two years ahead, then twelve houses.
          await expect(report.getByRole('article')).toHaveCount(23);
          await expect(report.getByRole('heading', { level: 4, name: /^House \d+ ·/ })).toHaveCount(
            12,
          );
        },
        'ascendant-report': async () => {
          await expect(report.getByRole('article', { name: 'General prediction' })).toContainText(
            `Based on: ${birth.planets['Ascendant']![0]} rising`,
          );
        },
        'planet-report': async () => {
          await report.getByRole('radio', { name: 'Saturn' }).check();
          await expect(report.getByRole('heading', { name: 'Saturn in your chart' })).toBeVisible();
        },
        mahadasha: async () => {
          const rows = await cellsOf(table('Nine mahadashas, 120 years'));
          expect(rows.map(([lord, start]) => [lord, Number(start!.slice(-4))])).toEqual(
            birth.mahadashas,
          );
          // A level that the report does not include comes from the server.
          const tree = report.getByRole('tree', { name: /^Vimshottari dasha of/ });
          for (let level = 0; level < 3; level += 1) {
            await tree
              .locator('[aria-expanded="false"] > [data-part="tree-row"]')
              .nth(level)
              .click();
          }
          await expect(tree.getByText(/could not be loaded/)).toHaveCount(0);
        },
        'mahadasha-prediction': async () => {
          // One reading each; periods from the age of 90 on have only their dates.
          const readings = report.getByRole('article');
          await expect(readings.first()).toBeVisible();
          const born = Number(birth.date.slice(0, 4));
          const read = birth.mahadashas.filter(([, year]) => year - born <= 90);
          await expect(readings).toHaveCount(read.length);
        },
        antardasha: async () => {
          expect(await cellsOf(table('All antardasha periods'))).toHaveLength(81);
        },
        'char-dasha-main': async () => {
          const rows = await cellsOf(table('Dashas of the signs'));
          expect(
            rows.slice(0, 12).map((row) => [english(row[0]), Number.parseInt(row[4]!)]),
          ).toEqual(birth.charSigns);
        },
        'char-dasha-sub': async () => {
          await expect(report.getByText('Showing first 20 dashas out of 24')).toBeVisible();
        },
        'current-mahadasha-full': async () => {
          await expect(report.getByRole('table', { name: 'Pranadasha periods' })).toBeVisible();
        },
        'yogini-dasha-main': async () => {
          const rows = await cellsOf(table('Yogini dashas'));
          expect(rows.map(([name]) => name)).toEqual(birth.yoginis);
        },
        'kaal-sarp-dosh': async () => {
          const none = report.getByText('No Kaal Sarp Dosh detected in your chart');
          await expect(none).toHaveCount(birth.kaalSarp ? 0 : 1);
        },
        'manglik-dosh': async () => {
          const rows = await cellsOf(table('Mars, counted from three places'));
          const { lagna, moon, venus } = birth.marsFrom;
          expect(rows.map((row) => Number(row[1]))).toEqual([lagna, moon, venus]);
        },
        papasamaya: async () => {
          await expect(table('Papa of four grahas')).toBeVisible();
        },
      };

      await expect(report.getByRole('tablist', { name: 'Report' })).toBeVisible();
      for (const [tab, subs] of Object.entries(tabs)) {
        for (const sub of subs) {
          // A part without a second calculation is opened once.
          if (birth !== births[0] && !checks[sub]) continue;
          await open(tab, sub);
          await checks[sub]?.();
          if (birth === births[0]) {
            // Around the panel the page is the same in each part of a tab.
            const part = sub === subs[0] ? ':root' : 'main [role="tabpanel"] [role="tabpanel"]';
            await expectAccessible(page, sub, undefined, [], part);
            await expectFits(page, `${sub} at 360 px`);
          }
        }
      }
    },
  );
}

test('the first response is small', async ({ page }) => {
  await signedIn(page, 'Asha');
  const first = page.waitForResponse((response) => response.url().endsWith('/api/reports/kundli'));
  await page.goto(urlOf(births[0]!));
  const body = await (await first).body();
  expect(gzipSync(body).length).toBeLessThan(40_000);
});

test('the report can be read and used by keyboard alone', async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto(urlOf(births[0]!));
  const report = page.getByRole('main');
  await report.getByRole('tab', { name: 'Kundli', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(report.getByRole('tab', { name: 'General' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(
    report.getByRole('heading', { level: 2, name: 'Personal Characteristics' }),
  ).toBeVisible();
  // A panel that was empty for a moment may be a tab stop.
  const tabTo = async (target: Locator) => {
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  await tabTo(report.getByRole('tab', { name: 'Personal Characteristics' }));
  await page.keyboard.press('End');
  await expect(report.getByRole('heading', { level: 2, name: 'Planet Report' })).toBeVisible();
  // The term in the first sentence, then the choice of the graha.
  await tabTo(report.getByRole('button', { name: 'grahas' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Graha/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(report.getByRole('radio', { name: 'Sun' }));
  await page.keyboard.press('ArrowRight');
  await expect(report.getByRole('heading', { name: 'Moon in your chart' })).toBeVisible();
});

test('where schools differ, another rule is chosen by keyboard: the URL, the report and the printed page name it', async ({
  page,
}) => {
  await signedIn(page, 'Asha');
  // 15 August 1947 at midnight: Taurus rises, an even sign.
  await page.goto(`${urlOf(births[0]!, 'astrologer')}&sub=karakas`);
  const report = page.getByRole('main');
  await expect(report.getByText('A12 (upapada)')).toBeVisible();
  await report.getByRole('button', { name: 'Calculation settings' }).focus();
  await page.keyboard.press('Enter');
  const schools = report.getByRole('button', { name: 'For astrologers: where schools differ' });
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  await expect(schools).toBeFocused();
  await expect(report.getByLabel('Upapada')).toBeHidden();
  await page.keyboard.press('Enter');
  const upapada = report.getByLabel('Upapada');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  await expect(upapada).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/[?&]upapada=by_lagna/);
  await expect(report.getByText('A2 (upapada)')).toBeVisible();
  await expect(upapada).toBeFocused();
  const named = 'Upapada: of the 2nd if an even sign rises';
  await expect(report.getByText(`Chosen where schools differ: ${named}.`)).toBeVisible();
  await expectAccessible(page, 'the choices of schools');
  await expectFits(page, 'the choices of schools');
  await page.emulateMedia({ media: 'print' });
  await expect(report.getByText(new RegExp(`Varahamihira · ${named}$`))).toBeVisible();
});

test('prints the open part with its settings, without controls', async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto(`${urlOf(births[0]!, 'dashas')}&sub=char-dasha-sub&ayanamsa=raman`);
  const report = page.getByRole('main');
  await expect(report.getByRole('heading', { level: 2, name: 'Char Dasha Sub' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(report.getByText('Kundli of Asha Verma', { exact: true })).toBeVisible();
  await expect(report.getByText(/Raman · mean/)).toBeVisible();
  await expect(report.getByRole('button', { name: 'Print or PDF' })).toBeHidden();
  await expect(report.getByRole('tablist').first().getByRole('tab').first()).toBeHidden();
  await expect(report.locator('[data-part="term-tip"]').first()).toBeVisible();
  await expect(report.locator('[data-part="accordion-trigger"]').first()).toBeVisible();
});

// By day pdf.spec.ts prints the whole report, and kundli-report-settings.test.tsx everything.
test('the button prints all parts, those for astrologers too', nightly(), async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signedIn(page, 'Asha');
  await page.goto(urlOf(births[0]!, 'general'));
  const report = page.getByRole('main');
  await report.getByRole('button', { name: 'Print or PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print or save as PDF' });
  await dialog.getByText('Everything', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  // None of it is visible on the screen.
  await expect(report.getByRole('heading', { level: 2, name: 'Papasamaya' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const { key, subTabs } of reportTabs) {
    const name = tabsMessages.en[key];
    await expect(report.getByRole('heading', { name, exact: true }).last()).toBeVisible();
    for (const part of subTabs) {
      const label = tabsMessages.en[part.key];
      const heading = report.getByRole('heading', { level: 2, name: label, exact: true });
      await expect(heading.last()).toBeVisible();
    }
  }
  await expect(report.getByRole('heading', { name: 'Saturn in your chart' })).toBeVisible();
  await expect(report.getByRole('tablist').first()).toBeHidden();
});

test('on a phone the tabs are within a screen and a half, and a URL that names a tab scrolls to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await signedIn(page, 'Rukmini');
  const address =
    '/generate-kundli?name=Kamala&gender=female&date=1990-05-14&time=06%3A30%3A00&place=Ujjain&lat=23.18239&lng=75.77643&tz=Asia%2FKolkata';
  const mainTabs = page.getByRole('tablist').first();
  const top = async () => (await mainTabs.boundingBox())?.y ?? Number.NaN;
  await page.goto(address);
  await expect(mainTabs).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sade Sati dates' })).toBeVisible();
  // Once its fonts have loaded: others are wider.
  await expect.poll(top).toBeLessThanOrEqual(1.5 * 720);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${address}&tab=dashas&sub=antardasha`);
  await expect(page.getByRole('tab', { name: 'Antardasha', exact: true })).toBeInViewport();
  await expect.poll(top).toBeLessThan(300);
  // The scroll position is restored after a reload.
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThan(-100);
  await page.reload();
  await expect.poll(top).toBeLessThan(-100);
});
