// Measures every kind of page as a first visit on a cheap phone: Lighthouse with its mobile preset (slow 4G and a CPU slowed
// four times, both simulated), medians. `ROUNDS` and `PAGES` (comma-separated names) shorten it: `PAGES=/,/login ROUNDS=1
// node bench/web/lighthouse.ts`. `--against COMMIT` builds an older commit, measures both in turn, and prints ratios. Needs
// the built site and Chromium.
import { birthFromSearch, searchFromPair } from '@jyoti/contract';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import type { Table } from '../engine/measure.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { birth, isBuilt, median, withBuildOf, withSite, type Site } from './site.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const only = process.env.PAGES?.split(',');

interface MeasuredPage {
  /** Its name in the table. */
  name: string;
  path: string;
  isPublic: boolean;
}

async function pagesOf(origin: string): Promise<MeasuredPage[]> {
  const response = await fetch(`${origin}/api/articles`);
  const { data } = (await response.json()) as { data: { slug: string }[] };
  const report = new URLSearchParams(birth);
  const one = birthFromSearch(report);
  const pair = searchFromPair({ boy: one, girl: { ...one, date: '1992-11-02' } });
  const pages = {
    '/': '/',
    '/about': '/about',
    '/faqs': '/faqs',
    '/blog/:slug': `/blog/${data[0]?.slug}`,
    '/zodiac/:sign': '/zodiac/leo',
    '/login': '/login',
    'kundli form': '/kundli',
    'kundli report': `/generate-kundli?${report}`,
    'matching form': '/kundli-matching',
    'matching report': `/generate-kundli-matching?${pair}`,
    panchang: '/panchang',
    horoscope: '/horoscope',
    numerology: '/numerology',
    gemstones: '/gemestone',
    poojas: '/poojas',
    '/hi': '/hi',
    '/hi/faqs': '/hi/faqs',
    'kundli form in Hindi': '/hi/kundli',
  };
  return Object.entries(pages)
    .map(([name, path]) => ({ name, path, isPublic: name.startsWith('/') }))
    .filter(({ name }) => only?.includes(name) ?? true);
}

/** The cost of one visit: times in ms, sizes in bytes as transferred. */
interface Visit {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  script: number;
  style: number;
  font: number;
  picture: number;
  total: number;
  /** CPU time as a share of the time in which the page was busy: lower if the machine is busy. */
  processor: number;
}

interface SentFile {
  resourceType?: string;
  transferSize: number;
}

/** `tdur` is CPU time in microseconds; Lighthouse's own types omit it. */
type TraceEvent = RunnerResult['artifacts']['Trace']['traceEvents'][number] & { tdur?: number };

/** Wall and CPU time of the page's main thread, the busiest of its kind. */
function processorShare(events: readonly TraceEvent[]): number {
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const drawing = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(key),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && drawing.has(key(event)));
  const threads = [...Map.groupBy(tasks, key).values()].map((own) => ({
    clock: own.reduce((sum, { dur = 0 }) => sum + dur, 0),
    processor: own.reduce((sum, { tdur = 0 }) => sum + tdur, 0),
  }));
  const [busiest] = threads.toSorted((one, other) => other.clock - one.clock);
  return busiest ? busiest.processor / busiest.clock : Number.NaN;
}

function visitOf({ lhr: { audits, categories }, artifacts }: RunnerResult): Visit {
  const { details } = audits['network-requests'] ?? {};
  const files = details?.type === 'table' ? (details.items as unknown as SentFile[]) : [];
  const sent = (type?: string) =>
    files
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: 100 * (categories.performance?.score ?? Number.NaN),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    script: sent('Script'),
    style: sent('Stylesheet'),
    font: sent('Font'),
    picture: sent('Image'),
    total: sent(),
    processor: processorShare(artifacts.Trace.traceEvents),
  };
}

/** Scores that are the same every time, and the audits that reduce them. */
function scoresOf({ lhr: { audits, categories } }: RunnerResult) {
  const score = (id: string) => Math.round(100 * (categories[id]?.score ?? Number.NaN));
  const problems = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  );
  return {
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    problems: [...new Set(problems)].join(', '),
  };
}

async function run(url: string, port: number, onlyCategories?: string[]): Promise<RunnerResult> {
  const flags: Flags = { port, logLevel: 'error', output: 'json', onlyCategories };
  const ran = await lighthouse(url, flags);
  if (!ran) throw new Error(`${url} was not measured`);
  if (ran.lhr.runtimeError) throw new Error(`${url}: ${ran.lhr.runtimeError.message}`);
  return ran;
}

/** Logs in or out in the browser profile that Lighthouse uses, then closes its own page. */
async function keepToken(port: number, origin: string, token: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${origin}/favicon.svg`);
  await page?.evaluate(
    (value) => (value ? localStorage.setItem('token', value) : localStorage.removeItem('token')),
    token,
  );
  await page?.close();
  await browser.close();
}

/** The visits of a page, and its scores. */
interface Measured {
  scores: ReturnType<typeof scoresOf>;
  visits: Visit[];
}

/** @param before the visits so far; all categories are measured once, because only performance differs between runs */
async function visit(url: string, port: number, before?: Measured): Promise<Measured> {
  const ran = await run(url, port, before && ['performance']);
  return {
    scores: before?.scores ?? scoresOf(ran),
    visits: [...(before?.visits ?? []), visitOf(ran)],
  };
}

const medianOf = ({ visits }: Measured, figure: keyof Visit) =>
  median(visits.map((one) => one[figure]));

function rowOf(measured: Measured) {
  const of = (figure: keyof Visit) => medianOf(measured, figure);
  const kB = (figure: keyof Visit) => (of(figure) / 1000).toFixed(1);
  const { problems, ...scores } = measured.scores;
  return {
    performance: Math.round(of('performance')),
    ...scores,
    'LCP, s': (of('lcp') / 1000).toFixed(2),
    'TBT, ms': Math.round(of('tbt')),
    CLS: of('cls').toFixed(3),
    'script, kB': kB('script'),
    'style, kB': kB('style'),
    'font, kB': kB('font'),
    'picture, kB': kB('picture'),
    'total, kB': kB('total'),
    'processor, %': Math.round(100 * of('processor')),
    problems,
  };
}

/** Today's row, and with an older build its row and the ratios of today to it. */
function rowsOf(name: string, [today, older]: readonly Measured[]): Table['rows'] {
  if (!today) return [];
  if (!older) return [{ page: name, ...rowOf(today) }];
  const ratio = (figure: keyof Visit) =>
    (medianOf(today, figure) / medianOf(older, figure)).toFixed(2);
  return [
    { page: name, ...rowOf(today) },
    { page: `${name}, older`, ...rowOf(older) },
    {
      page: `${name}, ratio`,
      performance: ratio('performance'),
      'LCP, s': ratio('lcp'),
      'TBT, ms': ratio('tbt'),
      'script, kB': ratio('script'),
      'style, kB': ratio('style'),
      'total, kB': ratio('total'),
    },
  ];
}

/** Measures each page of the sites in turn, so that other work of the machine slows all of them. */
async function measureSites(sites: readonly Site[], port: number): Promise<Table['rows']> {
  const rows: Table['rows'] = [];
  const [first] = sites;
  if (!first) return rows;
  for (const { name, path, isPublic } of await pagesOf(first.origin)) {
    for (const { origin, token } of sites) await keepToken(port, origin, isPublic ? null : token);
    const measured: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { origin }] of sites.entries()) {
        measured[index] = await visit(`${origin}${path}`, port, measured[index]);
      }
    }
    rows.push(...rowsOf(name, measured));
  }
  return rows;
}

/** @param against a commit that is built and measured beside the current build */
export async function lighthouseBench(against?: string): Promise<Table> {
  const title = `Lighthouse, mobile preset, medians of ${ROUNDS}${against ? `, today beside ${against}` : ''}`;
  if (!isBuilt()) {
    return { title, rows: [{ page: 'not measured: the site is not built (npm run build:site)' }] };
  }
  const began = Date.now();
  // No other client may listen to the page's network and console, because that slows the page down.
  const browser = await launch({
    chromePath: chromiumPath ?? chromium.executablePath(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  }).catch(() => null);
  if (!browser) return { title, rows: [{ page: 'not measured: no Chromium was found' }] };
  try {
    const rows = await withSite((today) =>
      against === undefined
        ? measureSites([today], browser.port)
        : withBuildOf(against, (root) =>
            withSite((older) => measureSites([today, older], browser.port), root),
          ),
    );
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    const load = (loadavg()[0] ?? Number.NaN).toFixed(1);
    return { title: `${title} (${minutes} min, load of the machine ${load})`, rows };
  } finally {
    browser.kill();
  }
}

if (import.meta.main) {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  const { title, rows } = await lighthouseBench(against);
  console.log(`${title}\n`);
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`;
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}
