// Measures the kundli report on a slow phone: how much is loaded before the first paint, and how long each further part
// takes from the press to the paint, with the CPU slowed to a quarter. In addition to wall time it prints the time in which
// the page's main thread was busy, which other work on the machine does not change.
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from 'playwright';
import { reportTabs } from '../../packages/reports/src/kundli/tabs.ts';
import { tabsMessages } from '../../packages/reports/src/messages.generated/tabs.ts';
import type { Table } from '../engine/measure.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { birth, isBuilt, median, withSite } from './site.ts';

/** Maximum time of a further part from the press to the paint, ms. */
const GOAL = 300;
/** CPU slowdown relative to this machine. */
const SLOWED = 4;
/** Each round uses a new page, because only the first opening of a part counts. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);

interface Opened {
  /** Milliseconds from the press to the paint that shows the heading of the part. */
  painted: number;
  /** Milliseconds of that in which the main thread was busy, as slowed. */
  busy: number;
}

/** Milliseconds in which the main thread has been busy since the page started. */
async function busyOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Presses a tab with the pointer and waits for the part that it opens. */
async function open(page: Page, devtools: CDPSession, tab: string, heading: string) {
  await page.evaluate((words) => {
    const shows = () =>
      [...document.querySelectorAll('main [role="tabpanel"]:not([hidden]) h2')].some(
        (element) => element.textContent === words,
      );
    const measured = new Promise<number>((resolve) => {
      document.addEventListener(
        'pointerdown',
        (press) => {
          const look = () => {
            requestAnimationFrame(() => {
              if (!shows()) look();
              // A message posted from within a frame is handled after that frame was painted.
              else setTimeout(() => resolve(performance.now() - press.timeStamp));
            });
          };
          look();
        },
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { measured });
  }, heading);
  // A press by coordinates: Playwright's checks before a click would be measured too.
  const place = page.getByRole('main').getByRole('tab', { name: tab, exact: true });
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${tab} is not in view`);
  const before = await busyOf(devtools);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const painted = await page.evaluate(
    () => (globalThis as unknown as { measured: Promise<number> }).measured,
  );
  return { painted, busy: (await busyOf(devtools)) - before };
}

/** Opens every part once, each from the one before, the initial part last. */
async function openAll(page: Page, devtools: CDPSession, took: Map<string, Opened[]>) {
  const parts = reportTabs.flatMap(({ key: of, subTabs }) =>
    subTabs.map(({ key }, index) => {
      const [main, label] = [tabsMessages.en[of], tabsMessages.en[key]];
      return { tab: index === 0 ? main : label, main, label };
    }),
  );
  const [first, ...further] = parts;
  for (const { tab, main, label } of [...further, first!]) {
    const name = `${main}: ${label}`;
    const times = took.get(name) ?? [];
    took.set(name, [...times, await open(page, devtools, tab, label)]);
    // Work after a part's paint is not part of the next one.
    await page.waitForTimeout(250);
  }
}

export async function reportTabsBench(): Promise<Table> {
  const title = `The parts of the kundli report, processor slowed ${SLOWED} times: ms from press to paint, medians of ${ROUNDS}`;
  if (!isBuilt()) {
    return { title, rows: [{ what: 'not measured: the site is not built (npm run build:site)' }] };
  }
  const browser = await chromium
    .launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
    .catch(() => null);
  if (!browser) return { title, rows: [{ what: 'not measured: no Chromium was found' }] };
  const took = new Map<string, Opened[]>();
  const loads: number[] = [];
  const responses: number[] = [];
  let trips = 0;
  await withSite(async ({ origin, token }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        reducedMotion: 'reduce',
      });
      await context.addInitScript((mine) => localStorage.setItem('token', mine), token);
      const page = await context.newPage();
      const first: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/api/reports/kundli')) first.push(response.body());
      });
      await page.goto(`${origin}/generate-kundli?${new URLSearchParams(birth)}`);
      await page.getByRole('tablist', { name: 'Report' }).waitFor();
      trips = first.length;
      responses.push(gzipSync((await first[0]) ?? '').length);
      // Visitors press a tab only when it is visible.
      await page.getByRole('tablist', { name: 'Report' }).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      await openAll(page, devtools, took);
      loads.push(loadavg()[0] ?? Number.NaN);
      await context.close();
    }
  }).finally(() => browser.close());
  return {
    title: `${title} (load of the machine ${median(loads).toFixed(1)})`,
    rows: [
      ...Array.from(took, ([what, times]) => {
        const painted = times.map((time) => time.painted);
        return {
          what,
          painted: median(painted).toFixed(0),
          longest: Math.max(...painted).toFixed(0),
          'thread busy': median(times.map(({ busy }) => busy)).toFixed(0),
          [`of ${GOAL} ms`]: (median(painted) / GOAL).toFixed(2),
        };
      }),
      {
        what: `round trips before the first view: ${trips}; the response, kB gzip`,
        painted: (median(responses) / 1000).toFixed(1),
      },
    ],
  };
}
