import {
  type Language,
  panchangMonthQuerySchema,
  panchangMoreReportQuerySchema,
  panchangQuerySchema,
  validate,
} from '@jyoti/contract';
import { vi } from 'vitest';
import {
  panchangMonthReport,
  panchangMoreReport,
  panchangReport,
} from '../../api/src/calculations/reports/panchang.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';
import { starDayAnswer } from './star-day-answers.ts';

/** Time zones of the places used in tests. */
const timezoneAt = (latitude: number) => {
  if (latitude > 60) return 'Europe/Oslo';
  return latitude < 0 ? 'Australia/Sydney' : 'Asia/Kolkata';
};

function queryOf<Schema extends Parameters<typeof validate>[0]>(schema: Schema, search: string) {
  const query = Object.fromEntries(new URLSearchParams(search));
  const checked = validate<Schema>(schema, query as never, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
}

export const dayOf = (search: string, language: Language = 'en') =>
  panchangReport(queryOf(panchangQuerySchema, search), timezoneAt, language);

export const monthOf = (search: string, language: Language = 'en') =>
  panchangMonthReport(queryOf(panchangMonthQuerySchema, search), timezoneAt, language);

export const moreOf = (search: string, language: Language = 'en') =>
  panchangMoreReport(queryOf(panchangMoreReportQuerySchema, search), timezoneAt, language);

/** The responses of the API's own functions, by path. */
const answers: Readonly<Record<string, (search: string) => unknown>> = {
  '/api/reports/panchang': dayOf,
  '/api/reports/panchang/month': monthOf,
  '/api/reports/panchang/more': moreOf,
};

/** Rama Navami of 2025 in New Delhi. */
export const delhi =
  'day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';

/** The site for a logged-in visitor, with panchangs from the real service. */
export async function openPanchang(
  search = '',
  { isDown = (): boolean => false, handlers = {} as Parameters<typeof fakeApi>[0] } = {},
) {
  localStorage.setItem('token', 'good');
  fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    'POST /api/reports/star-day': starDayAnswer,
    ...handlers,
  });
  const others = globalThis.fetch;
  const requests: URL[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://site');
    const answer = answers[url.pathname];
    if (!answer) return others(address, init);
    requests.push(url);
    if (isDown()) return new Response('{}', { status: 400 });
    return new Response(JSON.stringify({ data: answer(url.search) }));
  });
  const site = await renderSite(`/panchang${search && `?${search}`}`);
  return { ...site, requests };
}
