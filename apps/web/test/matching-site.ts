import {
  isMoonMatching,
  matchingDocumentRequestSchema,
  searchFromPair,
  validate,
  type Birth,
  type KundliBirth,
  type Matching,
  type MatchingDocument,
  type MatchingDocumentInput,
} from '@jyoti/contract';
import { configure, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { MatchingService } from '../../api/src/calculations/matching/matching-service.ts';
import { clearVisitorCaches } from '../src/platform/session/visitor-data.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';

type Handlers = Parameters<typeof fakeApi>[0];

// Page code is loaded dynamically, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export const MATCHING = 'POST /api/reports/matching';

/** The time of the requests to the service. */
const now = '2026-06-11T06:30:00Z';

function birth(
  name: string,
  date: string,
  time: string,
  place: [string, number, number],
): Birth & { name: string } {
  const [town, latitude, longitude] = place;
  return {
    name,
    gender: null,
    date,
    time,
    place: { name: town, latitude, longitude, timezone: 'Asia/Kolkata' },
  };
}

/** Two people with the same Kantha rajju: 20 of 36, ten points off. */
export const rohan = birth('Rohan Mehta', '1996-12-07', '10:34:00', [
  'Chennai, India',
  13.0827,
  80.2707,
]);
export const kavya = birth('Kavya Rao', '1990-06-15', '05:58:41', [
  'Mumbai, India',
  19.076,
  72.8777,
]);

const service = new MatchingService(
  () => 'Asia/Kolkata',
  () => new Date(now),
);

function requestOf(input: MatchingDocumentInput) {
  const checked = validate(matchingDocumentRequestSchema, input, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
}

/** The server's response for two births, with all parts. */
export const matchingDocumentOf = (boy: KundliBirth, girl: KundliBirth): MatchingDocument =>
  service.document(requestOf({ boy, girl }), 'en');

/** The same match in the published format. */
export function matchOf(boy: Birth, girl: Birth): Matching {
  const match = service.matching(requestOf({ boy, girl }), 'en');
  if (isMoonMatching(match)) throw new Error('Both times of birth are known.');
  return match;
}

export const page = () => within(screen.getByRole('main'));

/** A browser with a logged-in visitor and nothing else stored. */
export function freshBrowser(): void {
  localStorage.clear();
  localStorage.setItem('token', 'stored-token');
  clearVisitorCaches();
  vi.stubGlobal('scrollTo', vi.fn());
}

/** Mocks the API: the real service computes a match unless a test overrides it. */
export function matchingApi(handlers: Handlers = {}) {
  return fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    'GET /api/users/charts': { body: { data: [] } },
    'GET /api/places/offset': {
      body: { data: { timezone: 'Asia/Kolkata', utc_offset_minutes: 330, notices: [] } },
    },
    [MATCHING]: ({ body }) => {
      return { body: { data: service.document(requestOf(body as MatchingDocumentInput), 'en') } };
    },
    ...handlers,
  });
}

/** The URL of the result of two births. */
export function matchPath(
  tab?: string,
  pair: { boy: Birth; girl: Birth } = { boy: rohan, girl: kavya },
): string {
  const search = searchFromPair(pair);
  if (tab !== undefined) search.set('tab', tab);
  return `/generate-kundli-matching?${search}`;
}

/** The result at one of its tabs. */
export async function openMatch(
  tab?: string,
  handlers: Handlers = {},
  pair?: { boy: Birth; girl: Birth },
) {
  const calls = matchingApi(handlers);
  const site = await renderSite(matchPath(tab, pair));
  await page().findByRole('tablist', { name: 'Parts of the match' });
  // What is below the tabs renders after them.
  await page().findByText(/clock at UTC/);
  return { calls, site };
}

/** The panel of the open tab. */
export const panel = () => within(page().getByRole('tabpanel'));

/** Accessible text of an element, without the headers of stacked values. */
export function accessibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

/** Columns, rows and footer of a table in the open tab. */
export function readTable(name: string) {
  const table = page().getByRole('table', { name });
  const cells = (row: Element) => Array.from(row.children, accessibleText);
  return {
    columns: within(table).getAllByRole('columnheader').map(accessibleText),
    rows: Array.from(table.querySelectorAll('tbody tr'), cells),
    foot: Array.from(table.querySelectorAll('tfoot tr'), cells)[0] ?? [],
  };
}

/** The value of a label in the page's facts. */
export function factOf(label: string, scope = page()): string {
  const term = scope.getAllByRole('term').find((each) => each.textContent === label);
  return term?.nextElementSibling?.textContent ?? '';
}
