// Every kind of page as a visitor on a cheap phone first has it: Lighthouse with its mobile preset (a slow 4G line and a
// processor slowed four times, both computed), medians. `ROUNDS` and `PAGES` (names, with commas) make it shorter:
// `PAGES=/,/login ROUNDS=1 node bench/web/lighthouse.ts`. Needs the site built and Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { searchFromPair } from '../../apps/web/src/matching/pair-in-url.ts';
import { birthFromSearch } from '../../apps/web/src/tool/birth-in-url.ts';
import type { Table } from '../engine/measure.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { birth, freePort, isBuilt, median, withSite } from './site.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const only = process.env.PAGES?.split(',');

interface MeasuredPage {
  /** As the table names it. */
  name: string;
  path: string;
  isPublic: boolean;
}

async function pagesOf(origin: string): Promise<MeasuredPage[]> {
  const answer = await fetch(`${origin}/api/articles`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
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
  };
  return Object.entries(pages)
    .map(([name, path]) => ({ name, path, isPublic: name.startsWith('/') }))
    .filter(({ name }) => only?.includes(name) ?? true);
}

/** What one visit cost: times in ms, sizes in bytes as they came over the line. */
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
}

interface SentFile {
  resourceType?: string;
  transferSize: number;
}

function visitOf({ audits, categories }: Result): Visit {
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
  };
}

/** Scores that are the same every time, and what takes points off. */
function scoresOf({ audits, categories }: Result) {
  const score = (id: string) => Math.round(100 * (categories[id]?.score ?? Number.NaN));
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  );
  return {
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    faults: [...new Set(faults)].join(', '),
  };
}

async function run(url: string, port: number, onlyCategories?: string[]): Promise<Result> {
  const flags: Flags = { port, logLevel: 'error', output: 'json', onlyCategories };
  const ran = await lighthouse(url, flags);
  if (!ran) throw new Error(`${url} was not measured`);
  if (ran.lhr.runtimeError) throw new Error(`${url}: ${ran.lhr.runtimeError.message}`);
  return ran.lhr;
}

async function measurePage(url: string, port: number) {
  // All categories once: only the first of them differs from run to run.
  const first = await run(url, port);
  const visits = [visitOf(first)];
  while (visits.length < ROUNDS) visits.push(visitOf(await run(url, port, ['performance'])));
  const of = (figure: keyof Visit) => median(visits.map((visit) => visit[figure]));
  const kB = (figure: keyof Visit) => (of(figure) / 1000).toFixed(1);
  const { faults, ...scores } = scoresOf(first);
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
    faults,
  };
}

export async function lighthouseBench(): Promise<Table> {
  const title = `Lighthouse, mobile preset, medians of ${ROUNDS}`;
  if (!isBuilt()) {
    return { title, rows: [{ page: 'not measured: the site is not built (npm run build:site)' }] };
  }
  const began = Date.now();
  const profile = mkdtempSync(join(tmpdir(), 'jyoti-lighthouse-'));
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  // One profile for all: Lighthouse opens its pages in the browser's own, where the token lies.
  const browser = await chromium
    .launchPersistentContext(profile, { executablePath: chromiumPath, args })
    .catch(() => null);
  if (!browser) return { title, rows: [{ page: 'not measured: no Chromium was found' }] };
  const rows: Table['rows'] = [];
  const loads: number[] = [];
  try {
    await withSite(async ({ origin, token }) => {
      for (const { name, path, isPublic } of await pagesOf(origin)) {
        const page = await browser.newPage();
        await page.goto(`${origin}/favicon.svg`);
        await page.evaluate(
          (value) =>
            value ? localStorage.setItem('token', value) : localStorage.removeItem('token'),
          isPublic ? null : token,
        );
        await page.close();
        rows.push({ page: name, ...(await measurePage(`${origin}${path}`, port)) });
        loads.push(loadavg()[0] ?? Number.NaN);
      }
    });
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  const load = median(loads).toFixed(1);
  return { title: `${title} (${minutes} min, load of the machine ${load})`, rows };
}

if (import.meta.main) {
  const { title, rows } = await lighthouseBench();
  console.log(`${title}\n`);
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`;
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}
