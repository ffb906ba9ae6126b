import {
  festivalsQuerySchema,
  panchangMonthQuerySchema,
  validate,
  type FestivalsDocument,
  type Language,
  type PanchangMonthDocument,
} from '@jyoti/contract';
import { vi } from 'vitest';
import { festivalsReport } from '../../api/src/calculations/reports/festivals.ts';
import { panchangMonthReport } from '../../api/src/calculations/reports/panchang.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';

const timezoneAt = () => 'Asia/Kolkata';

function valid<Value>(checked: { ok: true; value: Value } | { ok: false; fields: unknown }): Value {
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
}

const queryOf = (search: URLSearchParams) => Object.fromEntries(search) as never;

/** What the API returns for the query of a year. */
export const yearOf = (search: URLSearchParams, language: Language = 'en'): FestivalsDocument =>
  festivalsReport(
    valid(validate(festivalsQuerySchema, queryOf(search), 'en')),
    timezoneAt,
    language,
  );

/** What the API returns for the query of a month. */
export const monthOf = (
  search: URLSearchParams,
  language: Language = 'en',
): PanchangMonthDocument =>
  panchangMonthReport(
    valid(validate(panchangMonthQuerySchema, queryOf(search), 'en')),
    timezoneAt,
    language,
  );

/** New Delhi in 2026. */
export const delhi2026 = 'year=2026&latitude=28.6139&longitude=77.209&place=New+Delhi';

/** The site of a visitor who is signed in, answering years and months from the real services. */
export async function openAlmanac(
  path: string,
  {
    isDown = (): boolean => false,
    handlers = {} as Parameters<typeof fakeApi>[0],
    language = 'en' as Language,
  } = {},
) {
  localStorage.setItem('token', 'good');
  fakeApi({ 'GET /api/auth/profile': { body: { data: asha } }, ...handlers });
  const others = globalThis.fetch;
  const requests: URL[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://site');
    if (!url.pathname.startsWith('/api/reports/')) return others(address, init);
    requests.push(url);
    if (isDown()) return new Response('{}', { status: 400 });
    const response = url.pathname === '/api/reports/festivals' ? yearOf : monthOf;
    return new Response(JSON.stringify({ data: response(url.searchParams, language) }));
  });
  const site = await renderSite(path);
  return { ...site, requests };
}
