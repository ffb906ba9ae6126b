// Measures how a slow phone responds to a press: the time from the press to the next paint, as the browser's Event Timing
// reports it (the basis of "Interaction to Next Paint"), with the CPU slowed to a quarter.
import { loadavg } from 'node:os';
import { chromium, type BrowserContext, type Locator, type Page } from 'playwright';
import type { Table } from '../engine/measure.ts';
import { pressToPaint } from './press.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { birth, isBuilt, median, withSite } from './site.ts';

/** Maximum time from a press to the next paint, ms. */
const GOAL = 120;
/** CPU slowdown relative to this machine. */
const SLOWED = 4;
/** Each round uses a new page. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);

interface Interaction {
  what: string;
  path: string;
  /** Preparation that is not measured. */
  before?: (page: Page) => Promise<void>;
  press: (page: Page) => Locator;
}

const tab = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('tab', { name, exact: true });
const report = `/generate-kundli?${new URLSearchParams(birth)}`;
const panchang = `/panchang?${new URLSearchParams({
  day: '2026-11-21',
  time: '06:30',
  latitude: birth.lat,
  longitude: birth.lng,
  place: birth.place,
})}`;

const openThemes = async (page: Page) => {
  await page.getByRole('button', { name: /theme/i }).first().click();
  await page.getByRole('radio').first().waitFor();
};
const nextTheme = (page: Page) =>
  page.locator('[data-part="theme-option"] input:not(:checked)').nth(4);

const interactions: readonly Interaction[] = [
  { what: 'another theme, on the home page', path: '/', before: openThemes, press: nextTheme },
  { what: 'another theme, on the report', path: report, before: openThemes, press: nextTheme },
  { what: 'the report: another main tab', path: report, press: tab('Dashas') },
  { what: 'the report: Planet Details', path: report, press: tab('Planet Details') },
  { what: 'the report: Divisional Chart', path: report, press: tab('Divisional Chart') },
  {
    what: 'the FAQs: an answer opened',
    path: '/faqs',
    press: (page) => page.getByRole('main').getByRole('button', { expanded: false }).first(),
  },
  {
    what: 'the FAQs: another subject',
    path: '/faqs',
    press: (page) => page.getByRole('main').getByRole('tab', { selected: false }).first(),
  },
  {
    what: 'the panchang: its month',
    path: panchang,
    press: (page) => page.getByRole('main').getByRole('tab').nth(2),
  },
];

/** Presses once on a new page. @returns ms from the press to the next paint, the longest of its events */
async function measured(
  context: BrowserContext,
  origin: string,
  { path, before, press }: Interaction,
) {
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (path !== '/') await page.getByRole('main').getByRole('tablist').first().waitFor();
  await before?.(page);
  // Work of the page after its first view is not part of this press.
  await page.waitForTimeout(1000);
  const longest = await pressToPaint(context, page, SLOWED, press(page));
  await page.close();
  return longest;
}

export async function inpBench(): Promise<Table> {
  const title = `From a press to the next paint, processor slowed ${SLOWED} times: ms, medians of ${ROUNDS}`;
  if (!isBuilt())
    return { title, rows: [{ what: 'not measured: the site is not built (npm run build:site)' }] };
  const browser = await chromium
    .launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
    .catch(() => null);
  if (!browser) return { title, rows: [{ what: 'not measured: no Chromium was found' }] };
  const took = new Map<string, number[]>();
  const loads: number[] = [];
  try {
    await withSite(async ({ origin, token }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          hasTouch: true,
          isMobile: true,
        });
        await context.addInitScript((mine) => localStorage.setItem('token', mine), token);
        for (const interaction of interactions) {
          const { what } = interaction;
          took.set(what, [...(took.get(what) ?? []), await measured(context, origin, interaction)]);
        }
        loads.push(loadavg()[0] ?? Number.NaN);
        await context.close();
      }
    });
  } finally {
    await browser.close();
  }
  return {
    title: `${title} (load of the machine ${median(loads).toFixed(1)})`,
    rows: Array.from(took, ([what, times]) => ({
      what,
      median: median(times).toFixed(0),
      longest: Math.max(...times).toFixed(0),
      [`of ${GOAL} ms`]: (median(times) / GOAL).toFixed(2),
    })),
  };
}
