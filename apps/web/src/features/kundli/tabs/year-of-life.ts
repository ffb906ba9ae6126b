import { yearsOfLife, type YearPlace } from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/report-view';
import { documentOf } from '../document-of.ts';
import { fetchQuery } from '../../../platform/data/use-query.ts';

/** The search parameter with the year of life whose chart is shown. */
export const YEAR = 'year';

/** The year of life that a URL names; undefined for the running one, and where it names none that exists. */
export function yearOfLife(search: URLSearchParams): number | undefined {
  const named = search.get(YEAR) ?? '';
  const year = /^\d{1,3}$/.test(named) ? Number(named) : 0;
  return year >= yearsOfLife.first && year <= yearsOfLife.last ? year : undefined;
}

const PLACE = { name: 'year_place', latitude: 'year_lat', longitude: 'year_lng' } as const;

/** Search parameters that name the place of the chart of a year; those of no place remove it. */
export const searchOfPlace = (place: YearPlace | null) => ({
  [PLACE.name]: place?.name,
  [PLACE.latitude]: place && String(place.latitude),
  [PLACE.longitude]: place && String(place.longitude),
});

const degreesIn = (text: string | null, most: number): number | undefined =>
  text !== null && /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most
    ? Number(text)
    : undefined;

/** The place that a URL names for the chart of a year; undefined for the place of birth, and for none that exists. */
export function placeOfYear(search: URLSearchParams): YearPlace | undefined {
  const latitude = degreesIn(search.get(PLACE.latitude), 90);
  const longitude = degreesIn(search.get(PLACE.longitude), 180);
  const name = search.get(PLACE.name)?.trim().slice(0, 200);
  return !name || latitude === undefined || longitude === undefined
    ? undefined
    : { name, latitude, longitude };
}

/** Whether a URL names a place for the chart of a year, or a part of one, that does not exist. */
export const namesUnusablePlace = (search: URLSearchParams): boolean =>
  Object.values(PLACE).some((name) => search.has(name)) && placeOfYear(search) === undefined;

/** The chart of a year that a URL names. */
export interface YearChoice {
  /** The year of life; undefined for the running one. */
  year: number | undefined;
  /** Undefined for the place of birth. */
  place: YearPlace | undefined;
  /** The instant that decides which year is the running one; undefined for now. */
  at?: string | undefined;
}

export const yearChoice = (search: URLSearchParams): YearChoice => ({
  year: yearOfLife(search),
  place: placeOfYear(search),
});

/** What identifies the chart of a year among the cached responses. */
export const yearKey = (report: URLSearchParams, { year, place, at }: YearChoice) =>
  `year of life ${year ?? 'running'} ${at ?? ''} ${place ? Object.values(place).join() : ''} ${report}`;

/** The chart of a year of life as a part of the report, and which year of life that is. */
export interface YearOfLife {
  part: ReportPart;
  number: number;
  /** The one that is running; null after 120 years. */
  running: number | null;
}

/**
 * The chart of a year of life.
 * @param report the part of the URL that decides the report
 * @throws ApiFailure
 */
export async function loadYear(
  report: URLSearchParams,
  choice: YearChoice,
  call?: { signal: AbortSignal },
): Promise<YearOfLife> {
  const { parts, year } = await documentOf(report, { parts: ['year-chart'], ...choice }, call);
  const part = parts['year-chart'];
  if (!part || !year) throw new Error('The document lacks the chart of the year.');
  return { part, ...year };
}

/** The chart of a year for paper: from memory where the page has shown it. @throws ApiFailure */
export const yearForPaper = (report: URLSearchParams, choice: YearChoice): Promise<YearOfLife> =>
  fetchQuery(yearKey(report, choice), () => loadYear(report, choice));
