// What a first visit on a phone makes the browser do until it is idle, counted in a trace. Counts hardly depend on other work of
// the machine; times do, so tasks are measured by the time that they had a processor. Needs the built site and Chromium.
import { chromium, type Browser } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts';
import { inPage, spent, traced } from '../../scripts/testing/trace.ts';

/** A first visit to a page, until it is idle. */
export interface Counts {
  elements: number;
  'in SVG': number;
  'HTML, kB': number;
  layouts: number;
  /** Layouts that a script forced by measuring. */
  'forced layouts': number;
  'style recalculations': number;
  /** Style recalculations of at least half of the elements. */
  'whole styles': number;
  /** Tasks with more than 50 ms of processor. */
  'long tasks': number;
  'longest task, ms': number;
  'all tasks, ms': number;
  scripts: number;
  'script, kB': number;
  'all files, kB': number;
  'LCP, s': number;
  CLS: number;
}

/** Visits a page in a new context, with the network and the processor of a cheap phone. */
export async function countsOf(
  browser: Browser,
  url: string,
  token: string | null = null,
): Promise<Counts> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  if (token !== null) {
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  let scriptBytes = 0;
  let scripts = 0;
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (kinds.get(requestId) !== 'Script') return;
    scripts += 1;
    scriptBytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(globalThis, { lcp: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  let html = 0;
  const events = await traced(devtools, async () => {
    const response = await page.goto(url);
    html = (await response?.body())?.length ?? 0;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(Number(process.env.IDLE ?? 5000));
  });
  if (process.env.TRACE) {
    const { writeFileSync } = await import('node:fs');
    writeFileSync(process.env.TRACE, JSON.stringify({ traceEvents: events }));
  }
  const { elements, inSvg, lcp } = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    inSvg: document.querySelectorAll('svg *').length,
    lcp: (globalThis as unknown as { lcp: number }).lcp,
  }));
  await context.close();

  const named = inPage(events);
  const tasks = named('RunTask').map(spent);
  const layouts = named('Layout');
  const recalculations = named('UpdateLayoutTree', 'RecalculateStyles');
  const shifts = events.filter(({ name }) => name === 'LayoutShift');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    elements,
    'in SVG': inSvg,
    'HTML, kB': Math.round(html / 100) / 10,
    layouts: layouts.length,
    'forced layouts': layouts.filter(({ args }) => args.beginData?.stackTrace).length,
    'style recalculations': recalculations.length,
    'whole styles': recalculations.filter(
      ({ args }) => (args.elementCount ?? 0) >= (elements - inSvg) / 2,
    ).length,
    'long tasks': tasks.filter((ms) => ms > 50).length,
    'longest task, ms': Math.round(Math.max(0, ...tasks)),
    'all tasks, ms': Math.round(sum(tasks)),
    scripts,
    'script, kB': Math.round(scriptBytes / 1000),
    'all files, kB': Math.round(bytes / 1000),
    'LCP, s': Math.round(lcp / 10) / 100,
    CLS:
      Math.round(
        1000 *
          sum(
            shifts.map(({ args }) => (args.data?.had_recent_input ? 0 : (args.data?.score ?? 0))),
          ),
      ) / 1000,
  };
}

if (import.meta.main) {
  const { birth, withSite } = await import('./site.ts');
  const all: Record<string, string> = {
    '/': '/',
    '/faqs': '/faqs',
    '/about': '/about',
    'kundli report': `/generate-kundli?${new URLSearchParams(birth)}`,
    panchang: '/panchang',
    horoscope: '/horoscope',
    '/hi': '/hi',
  };
  const only = process.env.PAGES?.split(',');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const rows: Record<string, Counts> = {};
  await withSite(async ({ origin, token }) => {
    for (const [name, path] of Object.entries(all)) {
      if (only && !only.includes(name)) continue;
      rows[name] = await countsOf(browser, origin + path, name.startsWith('/') ? null : token);
    }
  });
  await browser.close();
  const names = Object.keys(rows);
  for (const figure of Object.keys(Object.values(rows)[0] ?? {}) as (keyof Counts)[]) {
    console.log(
      figure.padEnd(22),
      names.map((name) => String(rows[name]?.[figure]).padStart(9)).join(' '),
    );
  }
  console.log(' '.repeat(22), names.map((name) => name.slice(0, 9).padStart(9)).join(' '));
}
