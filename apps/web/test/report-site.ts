import {
  searchFromBirth,
  type Birth,
  type KundliDocument,
  type KundliDocumentInput,
} from '@jyoti/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { clearVisitorCaches } from '../src/platform/session/visitor-data.ts';
import { birth, now } from './kundli-fixture.ts';
import { asha, fakeApi, renderSite, type Call, type FakeResponse } from './render-site.tsx';
import { kundliFixture, wholeDocument } from './whole-kundli.ts';

type Handlers = Parameters<typeof fakeApi>[0];

// Tab code is loaded dynamically, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export const DOCUMENT = 'POST /api/reports/kundli';

/** The URL of the report of a birth, that of the fixture unless given, with a tab and a sub-tab. */
export function reportPath(tabs: Record<string, string> = {}, born: Birth = birth): string {
  const search = searchFromBirth(born);
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
/** Waits until everything requested has rendered and the URL names the open tab. */
export const settled = () =>
  waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull(), {
    timeout: 30_000,
  });

export async function chooseTab(name: string): Promise<void> {
  await userEvent.click(page().getByRole('tab', { name }));
  await settled();
}

/** The panel of the selected sub-tab. */
export const panel = () => within(page().getAllByRole('tabpanel').at(-1)!);

/** Accessible text of an element, without the headers of stacked values. */
export function accessibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

/** Headers and rows of a table of the report. */
export function readTable(name: string) {
  const table = page().getByRole('table', { name });
  return {
    columns: within(table).getAllByRole('columnheader').map(accessibleText),
    rows: Array.from(table.querySelectorAll('tbody tr'), (row) =>
      Array.from(row.children, accessibleText),
    ),
    current: Array.from(table.querySelectorAll('tbody [aria-current="true"]'), accessibleText),
  };
}

/** A browser with a logged-in visitor and an empty cache. */
export function freshBrowser(): void {
  localStorage.clear();
  localStorage.setItem('token', 'stored-token');
  clearVisitorCaches();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.setSystemTime(now);
}

/** What a test changes of a document with an opening: birth, settings and notices are those of the kundli in the response. */
async function withHead(call: Call, response: Handlers[string]): Promise<FakeResponse> {
  const answer = typeof response === 'function' ? await response(call) : response;
  if (answer === 'no response' || (answer.status ?? 200) !== 200) return answer;
  const { birth: person, settings, notices } = (answer.body as { data: KundliDocument }).data;
  const data = wholeDocument(call.body as KundliDocumentInput);
  return { body: { data: { ...data, birth: person, settings, notices } } };
}

const isOpening = ({ method, path, body }: Call) =>
  `${method} ${path}` === DOCUMENT && (body as KundliDocumentInput).opening === true;

/** Mocks the API; `response` is to the first request of a report; `charts` returns those requests. */
export function reportApi(response?: Handlers[string], more: Handlers = {}) {
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    [DOCUMENT]: (call) =>
      response !== undefined && isOpening(call)
        ? withHead(call, response)
        : { body: { data: wholeDocument(call.body as KundliDocumentInput) } },
    ...more,
  });
  const charts = () => calls.filter(isOpening);
  return { calls, charts };
}

/** Renders the report; returns the panel of the open sub-tab. */
export async function openReport(
  change?: Partial<KundliDocument>,
  tabs: Record<string, string> = {},
  born: Birth = birth,
) {
  const api = reportApi(change && { body: { data: kundliFixture(change) } });
  const site = await renderSite(reportPath(tabs, born));
  await page().findByRole('tablist', { name: 'Report' });
  await settled();
  await waitFor(() => expect(page().queryByText(/^Loading /)).not.toBeInTheDocument());
  await settled();
  return { ...api, site };
}

/** The report of a birth, that of the fixture unless given, at a sub-tab. */
export const openWhole = (
  tab: string,
  sub: string,
  { born = birth }: { born?: Birth | undefined } = {},
) => openReport(undefined, { tab, sub }, born);
