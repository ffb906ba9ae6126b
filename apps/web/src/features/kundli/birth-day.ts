import { requestFromSearch, type BirthDayDocument } from '@jyoti/contract';
import { api } from '../../platform/session/api.ts';
import { fetchQuery, useQuery, type Query } from '../../platform/data/use-query.ts';

const keyOf = (search: URLSearchParams) => `birth day ${search}`;

const request = (search: URLSearchParams | null, call?: Parameters<typeof api>[2]) =>
  api(
    'POST /api/reports/birth-day',
    { body: requestFromSearch(search ?? new URLSearchParams()) },
    call,
  );

/** The report of a birth without its time, given as part of a URL: from the cache, else from the API. @throws ApiFailure */
export const birthDayOf = (search: URLSearchParams): Promise<BirthDayDocument> =>
  fetchQuery(keyOf(search), () => request(search));

/** `birthDayOf` as a hook. */
export const useBirthDay = (search: URLSearchParams | null): Query<BirthDayDocument> =>
  useQuery(search && keyOf(search), (call) => request(search, call), { cache: 'immutable' });
