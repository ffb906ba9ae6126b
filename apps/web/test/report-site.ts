import type { Kundli } from '@jyoti/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { forgetKundli } from '../src/pages/kundli/kundli-cache.ts';
import { searchFromBirth } from '../src/pages/kundli/birth-in-url.ts';
import { birth, kundliFixture, now } from './kundli-fixture.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';

type Handlers = Parameters<typeof fakeApi>[0];

export const KUNDLI = 'POST /api/kundli';

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
export const chooseTab = (name: string) => userEvent.click(page().getByRole('tab', { name }));

/** A browser that has asked for nothing yet, in which somebody is signed in. */
export function freshBrowser(): void {
  localStorage.clear();
  localStorage.setItem('token', 'stored-token');
  forgetKundli();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.setSystemTime(now);
}

/** Stands in for the API; `asked` counts the charts that were asked for. */
export function reportApi(answer?: Handlers[string], more: Handlers = {}) {
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    [KUNDLI]: answer ?? { body: { data: kundliFixture() } },
    ...more,
  });
  const charts = () => calls.filter(({ method, path }) => `${method} ${path}` === KUNDLI);
  return { calls, charts };
}

/** The report, loaded. */
export async function openReport(change: Partial<Kundli> = {}, tabs: Record<string, string> = {}) {
  const api = reportApi({ body: { data: kundliFixture(change) } });
  const site = await renderSite(reportPath(tabs));
  await page().findByRole('tablist', { name: 'Report' });
  return { ...api, site };
}
