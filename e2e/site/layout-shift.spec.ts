import type { Page } from '@playwright/test';
import { inPage, spent, traced, type TraceEvent } from '../../scripts/testing/trace.ts';
import { expectNoShift, watchShifts } from './shifts.ts';
import { expect, panchang, report, signedIn, test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function open(page: Page, path: string, last: 'heading' | 'tab') {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole(last).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a page, and checks its layout shift and what the browser had to do for it, counted in a trace: a cheap phone takes four
 * times as long for it, and 100 ms and more for each layout of a whole page.
 */
async function expectLittleWork(
  page: Page,
  path: string,
  last: 'heading' | 'tab',
  most: { layouts: number; styles: number },
) {
  const devtools = await page.context().newCDPSession(page);
  let events: TraceEvent[] = [];
  // The last load counts: expectNoShift opens a page again if a font came late.
  await expectNoShift(page, path, async () => {
    events = await traced(devtools, () => open(page, path, last));
  });
  await devtools.detach();
  const named = inPage(events);
  const elements = await page.locator('*').count();
  const recalculations = named('UpdateLayoutTree', 'RecalculateStyles');
  const ofWhole = recalculations.filter(({ args }) => (args.elementCount ?? 0) >= elements / 3);
  const long = named('RunTask')
    .map(spent)
    .filter((milliseconds) => milliseconds > 200);
  expect.soft(named('Layout').length, `layouts of ${path}`).toBeLessThanOrEqual(most.layouts);
  expect.soft(recalculations.length, `style of ${path}`).toBeLessThanOrEqual(most.styles);
  expect.soft(ofWhole.length, `style of all of ${path}`).toBeLessThanOrEqual(4);
  expect.soft(long, `tasks of ${path} with more than 200 ms of processor`).toEqual([]);
  expect.soft(elements, `elements of ${path}`).toBeLessThan(1950);
}

test('public pages have no layout shift, no long task, and few layouts and style recalculations while they load', async ({
  page,
}) => {
  await watchShifts(page);
  for (const path of [
    '/',
    '/about',
    '/faqs',
    '/blog/understanding-27-nakshatras',
    '/zodiac/aries',
    '/login',
  ]) {
    // On a busy machine home has 20 and 25: where files come late, a page is laid out in more steps.
    await expectLittleWork(page, path, 'heading', { layouts: 30, styles: 40 });
    const html = await (await page.request.get(path)).body();
    expect
      .soft(html.length / 1000, `kB of HTML of ${path}`)
      .toBeLessThan(path === '/faqs' ? 64 : 140);
  }
});

test('so have a panchang and a report', async ({ page }) => {
  await signedIn(page, 'Tara');
  await watchShifts(page);
  await expectLittleWork(page, panchang, 'tab', { layouts: 40, styles: 60 });
  await expectNoShift(page, '/panchang', () => open(page, '/panchang', 'tab'));
  await expectLittleWork(page, report, 'tab', { layouts: 40, styles: 60 });
});
