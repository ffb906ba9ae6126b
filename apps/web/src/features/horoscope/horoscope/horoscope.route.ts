import { horoscopeFromSearch } from '@jyoti/contract';
import { pageHandle } from '../../../platform/data/page-handle.ts';
import { optional, publicLoader } from '../../../platform/data/public-data.ts';
import { prefetchHoroscope } from './use-horoscope.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';

export { HoroscopePage as Component } from './horoscope-page.tsx';

const signAt = (url: URL) => horoscopeFromSearch(url.searchParams).sign;

/** Facts about the sign in the URL; null if they fail to load. */
export const loader = publicLoader((calls, { request }) =>
  optional(calls('GET /api/zodiac/:key', { path: { key: signAt(new URL(request.url)) } }), null),
);

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  signAt(currentUrl) !== signAt(nextUrl);

export const prefetch = (search: URLSearchParams) => prefetchHoroscope(horoscopeFromSearch(search));

export const handle = pageHandle(horoscopeMessages);
