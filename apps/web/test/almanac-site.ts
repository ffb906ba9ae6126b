import {
  panchangMonthQuerySchema,
  panchangYearQuerySchema,
  validate,
  type Language,
} from '@jyoti/contract';
import { vi } from 'vitest';
import { PanchangService } from '../../api/src/panchang/panchang-service.ts';
import { YearService } from '../../api/src/panchang/year-service.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';

const years = new YearService(() => 'Asia/Kolkata');
const days = new PanchangService(() => 'Asia/Kolkata');

/** What the API's own services answer to the query of a call. */
function answerTo(url: URL, language: Language): unknown {
  const query = Object.fromEntries(url.searchParams);
  const isYear = url.pathname === '/api/panchang/year';
  const checked = isYear
    ? validate(panchangYearQuerySchema, query as never)
    : validate(panchangMonthQuerySchema, query as never);
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return isYear
    ? years.year(checked.value, language)
    : days.month(checked.value as Parameters<PanchangService['month']>[0], language);
}

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
    if (!url.pathname.startsWith('/api/panchang')) return others(address, init);
    requests.push(url);
    if (isDown()) return new Response('{}', { status: 400 });
    return new Response(JSON.stringify({ data: answerTo(url, language) }));
  });
  const site = await renderSite(path);
  return { ...site, requests };
}
