import { searchFromBirth, type Kundli } from '@jyoti/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { forgetMemory } from '../src/session/visitor-memory.ts';
import { birth, kundliFixture, now } from './kundli-fixture.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';
import { wholeKundli, wholeTransits, wholeYear } from './whole-kundli.ts';

type Handlers = Parameters<typeof fakeApi>[0];

// The code of a tab is a file of its own: on a busy machine it may take its time.
configure({ asyncUtilTimeout: 10_000 });

export const KUNDLI = 'POST /api/kundli';
export const YEAR = 'POST /api/kundli/year';
export const TRANSITS = 'POST /api/kundli/transits';

/** The address of the report of the fixture's birth, with a tab and a sub-tab. */
export function reportPath(tabs: Record<string, string> = {}): string {
  const search = searchFromBirth(birth);
  for (const [key, value] of Object.entries(tabs)) search.set(key, value);
  return `/generate-kundli?${search}`;
}

export const page = () => within(screen.getByRole('main'));
export const tabList = (name: string) => within(page().getByRole('tablist', { name }));
export const tabNames = (list: string) =>
  tabList(list)
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
export const selectedTab = (list: string) =>
  tabList(list)
    .getAllByRole('tab', { selected: true })
    .map(({ textContent }) => textContent);
/** Until all that was asked for is drawn, and the address says what is open. */
export const settled = () =>
  waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull(), {
    timeout: 30_000,
  });

export async function chooseTab(name: string): Promise<void> {
  await userEvent.click(page().getByRole('tab', { name }));
  await settled();
}

/** What the selected sub-tab shows. */
export const panel = () => within(page().getAllByRole('tabpanel').at(-1)!);

/** What an element says to a screen reader, without the headers that are beside stacked values. */
export function said(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

/** The columns' headers and the rows of a table of the report. */
export function readTable(name: string) {
  const table = page().getByRole('table', { name });
  return {
    columns: within(table).getAllByRole('columnheader').map(said),
    rows: Array.from(table.querySelectorAll('tbody tr'), (row) => Array.from(row.children, said)),
    current: Array.from(table.querySelectorAll('tbody [aria-current="true"]'), said),
  };
}

/** A browser that has asked for nothing yet, in which somebody is signed in. */
export function freshBrowser(): void {
  localStorage.clear();
  localStorage.setItem('token', 'stored-token');
  forgetMemory();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.setSystemTime(now);
}

/** Replaces the API; `asked` counts the charts that were asked for. */
export function reportApi(answer?: Handlers[string], more: Handlers = {}) {
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    [KUNDLI]: answer ?? { body: { data: kundliFixture() } },
    [TRANSITS]: ({ body }) => ({ body: { data: wholeTransits((body as { at?: string }).at) } }),
    [YEAR]: ({ body }) => ({ body: { data: wholeYear((body as { year?: number }).year) } }),
    ...more,
  });
  const charts = () => calls.filter(({ method, path }) => `${method} ${path}` === KUNDLI);
  return { calls, charts };
}

/** The report, loaded, and what the open sub-tab shows. */
export async function openReport(change: Partial<Kundli> = {}, tabs: Record<string, string> = {}) {
  const api = reportApi({ body: { data: kundliFixture(change) } });
  const site = await renderSite(reportPath(tabs));
  await page().findByRole('tablist', { name: 'Report' });
  await settled();
  await waitFor(() => expect(page().queryByText(/^Loading /)).not.toBeInTheDocument());
  await settled();
  return { ...api, site };
}

/** The report with every section as the API answers it, at a sub-tab. */
export const openWhole = (tab: string, sub: string, change: Partial<Kundli> = {}) =>
  openReport({ ...wholeKundli(), ...change }, { tab, sub });
