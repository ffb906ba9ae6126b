// Compares the cost of a page with the same page built with Mantine: the same words, build and browser, alternating in each
// round.
import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import type { Table } from '../engine/measure.ts';
import { builtFixture, type BuiltFixture } from './built-fixture.ts';
import { pressToPaint } from './press.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { median } from './site.ts';

/** CPU slowdown relative to this machine. */
const SLOWED = 4;
/** Each round has a new browser context for each of the two pages. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The network of Lighthouse's mobile preset: round trip in ms, bytes per second. */
const LINE = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };

/** Lower is better for every figure. */
type Figures = Record<string, number>;

async function measured(browser: Browser, { origin, bytes }: BuiltFixture): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.throughput,
    uploadThroughput: LINE.throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(origin);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Work after the first view is part of the cost.
  await page.waitForTimeout(1000);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (metricName: string) =>
    metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
  const view = await page.evaluate(async () => {
    const last = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { first: first?.startTime ?? 0, last, elements: document.querySelectorAll('*').length };
  });
  const third = page.getByRole('main').getByRole('button', { expanded: false }).nth(2);
  const press = await pressToPaint(context, page, SLOWED, third);
  const opened = await page.getByRole('main').getByRole('button', { expanded: true }).count();
  if (opened !== 2) problems.push('the press opened no answer');
  await context.close();
  if (problems.length > 0) throw new Error(`${origin}: ${problems.join('; ')}`);
  return {
    'script, kB gzip': bytes('.js') / 1000,
    'style, kB gzip': bytes('.css') / 1000,
    'elements in the page': view.elements,
    'first contentful paint, ms': view.first,
    'largest contentful paint, ms': view.last,
    'scripts until the page is idle, ms': metric('ScriptDuration') * 1000,
    'all tasks until the page is idle, ms': metric('TaskDuration') * 1000,
    'layouts until the page is idle': metric('LayoutCount'),
    'an answer opened: press to paint, ms': press,
  };
}

const written = (value: number) =>
  value < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);

export async function besideMantineBench(): Promise<Table> {
  const title = `The FAQs beside the same page with Mantine, processor slowed ${SLOWED} times, 1.6 Mbit/s: medians of ${ROUNDS}`;
  const browser = await chromium
    .launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
    .catch(() => null);
  if (!browser) return { title, rows: [{ what: 'not measured: no Chromium was found' }] };
  const runs: { ours: Figures; mantine: Figures }[] = [];
  const loads: number[] = [];
  const pages: BuiltFixture[] = [];
  try {
    const ours = await builtFixture('ours');
    pages.push(ours);
    const mantine = await builtFixture('mantine');
    pages.push(mantine);
    // The first page of a browser includes its start and is not measured.
    await measured(browser, ours);
    for (let round = 0; round < ROUNDS; round += 1) {
      // They alternate in going first.
      const early = round % 2 === 0 ? await measured(browser, ours) : undefined;
      const theirs = await measured(browser, mantine);
      runs.push({ ours: early ?? (await measured(browser, ours)), mantine: theirs });
      loads.push(loadavg()[0] ?? Number.NaN);
    }
  } finally {
    for (const page of pages) page.close();
    await browser.close();
  }
  return {
    title: `${title} (load of the machine ${median(loads).toFixed(1)})`,
    rows: Object.keys(runs[0]?.ours ?? {}).map((what) => {
      const [ours = Number.NaN, mantine = Number.NaN] = (['ours', 'mantine'] as const).map((page) =>
        median(runs.map((run) => run[page][what] ?? Number.NaN)),
      );
      return {
        what,
        ours: written(ours),
        mantine: written(mantine),
        ratio: (ours / mantine).toFixed(2),
      };
    }),
  };
}

if (import.meta.main) {
  const { title, rows } = await besideMantineBench();
  console.log(`\n${title}\n`);
  console.table(rows);
}
