import {
  type Language,
  panchangMonthQuerySchema,
  panchangMoreQuerySchema,
  panchangQuerySchema,
  validate,
} from '@jyoti/contract';
import { vi } from 'vitest';
import { PanchangService } from '../../api/src/calculations/panchang/panchang-service.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';

/** Time zones of the places used in tests. */
const service = new PanchangService((latitude) => {
  if (latitude > 60) return 'Europe/Oslo';
  return latitude < 0 ? 'Australia/Sydney' : 'Asia/Kolkata';
});

/** The response of the API's own service to a query. */
function answerTo(url: URL, language: Language = 'en'): unknown {
  const query = Object.fromEntries(url.searchParams);
  if (url.pathname === '/api/panchang') {
    const checked = validate(panchangQuerySchema, query as never, 'en');
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    return service.day(checked.value, language);
  }
  if (url.pathname === '/api/panchang/more') {
    const checked = validate(panchangMoreQuerySchema, query as never, 'en');
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    return service.more(checked.value, language);
  }
  const checked = validate(panchangMonthQuerySchema, query as never, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return service.month(checked.value, language);
}

export const dayOf = (search: string) =>
  answerTo(new URL(`/api/panchang?${search}`, 'http://site')) as ReturnType<PanchangService['day']>;

export const monthOf = (search: string, language?: Language) =>
  answerTo(new URL(`/api/panchang/month?${search}`, 'http://site'), language) as ReturnType<
    PanchangService['month']
  >;

export const moreOf = (search: string, language?: Language) =>
  answerTo(new URL(`/api/panchang/more?${search}`, 'http://site'), language) as ReturnType<
    PanchangService['more']
  >;

/** Rama Navami of 2025 in New Delhi. */
export const delhi =
  'day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';

/** The Moon of a birth in Krittika, Taurus. */
export const ashasMoon = { name: 'Mo', nakshatra: 'Krittika', nakshatra_no: 3, rasi_no: 2 };

/** The site for a logged-in visitor, with panchangs from the real service. */
export async function openPanchang(
  search = '',
  { isDown = (): boolean => false, handlers = {} as Parameters<typeof fakeApi>[0] } = {},
) {
  localStorage.setItem('token', 'good');
  fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    'POST /api/kundli': { body: { data: { planet_details: { '2': ashasMoon } } } },
    ...handlers,
  });
  const others = globalThis.fetch;
  const requests: URL[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://site');
    if (!url.pathname.startsWith('/api/panchang')) return others(address, init);
    requests.push(url);
    if (isDown()) return new Response('{}', { status: 400 });
    return new Response(JSON.stringify({ data: answerTo(url) }));
  });
  const site = await renderSite(`/panchang${search && `?${search}`}`);
  return { ...site, requests };
}
