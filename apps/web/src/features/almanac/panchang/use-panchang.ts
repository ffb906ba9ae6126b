import type {
  PanchangDocument,
  PanchangMonthDocument,
  PanchangMoreDocument,
  PanchangParams,
} from '@jyoti/contract';
import { fetchQuery, useQuery, type Load, type Query } from '../../../platform/data/use-query.ts';
import { api, withRetries } from '../../../platform/session/api.ts';

/** A document by its key in the cache of the visit. */
interface Reading<Data> {
  key: string;
  load: Load<Data>;
}

const whereOf = ({ latitude, longitude, sunrise }: PanchangParams) => ({
  latitude,
  longitude,
  sunrise,
});

/** The query for the whole day that is shown, at the place of the URL. */
export const wholeDayOf = (params: PanchangParams, date: string) => ({ date, ...whereOf(params) });

function readingOfDay({ day: date, time, ...params }: PanchangParams): Reading<PanchangDocument> {
  const query = { date, time, day: 'time', ...whereOf({ day: date, time, ...params }) } as const;
  return {
    key: `panchang ${JSON.stringify(query)}`,
    load: (call) => withRetries(() => api('GET /api/reports/panchang', { query }, call)),
  };
}

function readingOfMonth(params: PanchangParams, date: string): Reading<PanchangMonthDocument> {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const query = { year, month, ...whereOf(params) };
  return {
    key: `panchang month ${JSON.stringify(query)}`,
    load: (call) => withRetries(() => api('GET /api/reports/panchang/month', { query }, call)),
  };
}

function readingOfMore(params: PanchangParams, date: string): Reading<PanchangMoreDocument> {
  const query = wholeDayOf(params, date);
  return {
    key: `panchang more ${JSON.stringify(query)}`,
    load: (call) => withRetries(() => api('GET /api/reports/panchang/more', { query }, call)),
  };
}

const useReading = <Data>({ key, load }: Reading<Data>): Query<Data> =>
  useQuery(key, load, { cache: 'immutable' });

/** From the cache of the page, or requested. */
const fetched = <Data>({ key, load }: Reading<Data>, signal: AbortSignal): Promise<Data> =>
  fetchQuery(key, () => load({ signal }));

/** The panchang of a day, requested again when day, time or coordinates change. */
export const usePanchang = (params: PanchangParams) => useReading(readingOfDay(params));

/** The month of a date at the place of the URL. */
export const useMonth = (params: PanchangParams, date: string) =>
  useReading(readingOfMonth(params, date));

export const monthOf = (
  params: PanchangParams,
  date: string,
  signal: AbortSignal,
): Promise<PanchangMonthDocument> => fetched(readingOfMonth(params, date), signal);

/** What else the almanac of a date has. */
export const useMore = (params: PanchangParams, date: string) =>
  useReading(readingOfMore(params, date));

export const moreOf = (
  params: PanchangParams,
  date: string,
  signal: AbortSignal,
): Promise<PanchangMoreDocument> => fetched(readingOfMore(params, date), signal);
