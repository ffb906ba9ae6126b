import {
  festivalsQuerySchema,
  panchangMonthQuerySchema,
  validate,
  type FestivalsDocument,
  type Language,
  type PanchangMonth,
} from '@jyoti/contract';
import { vi } from 'vitest';
import { PanchangService } from '../../api/src/calculations/panchang/panchang-service.ts';
import { festivalsReport } from '../../api/src/calculations/reports/festivals.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';

const timezoneAt = () => 'Asia/Kolkata';
const days = new PanchangService(timezoneAt);

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

/** What the API's own service returns for the query of a month. */
export const monthOf = (search: URLSearchParams, language: Language = 'en'): PanchangMonth =>
  days.month(valid(validate(panchangMonthQuerySchema, queryOf(search), 'en')), language);

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
    if (!/^\/api\/(panchang|reports)\//.test(url.pathname)) return others(address, init);
    requests.push(url);
    if (isDown()) return new Response('{}', { status: 400 });
    const response = url.pathname === '/api/reports/festivals' ? yearOf : monthOf;
    return new Response(JSON.stringify({ data: response(url.searchParams, language) }));
  });
  const site = await renderSite(path);
  return { ...site, requests };
}
