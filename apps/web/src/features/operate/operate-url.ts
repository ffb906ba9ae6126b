import { isRealDate } from '@jyoti/contract';
import { searchWith } from '../../platform/data/search-params.ts';

export const operatorTabs = [
  'bookings',
  'sheet',
  'messages',
  'requests',
  'newsletter',
  'content',
  'audit',
] as const;
export type OperatorTab = (typeof operatorTabs)[number];

/** The tab in the URL; the first if it names no known one. */
export const tabOf = (search: URLSearchParams): OperatorTab =>
  choiceOf(search, 'tab', operatorTabs) ?? 'bookings';

/** The value of a filter; undefined if the URL has no known one. */
export function choiceOf<Option extends string>(
  search: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === search.get(name));
}

/** The day of a filter, `YYYY-MM-DD`. */
export function dayOf(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  return isRealDate(day) ? day : undefined;
}

/** The page of a list, from 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The URL with changed filters, at the first page of the list. */
export const withFilters = (before: URLSearchParams, changes: Record<string, string | undefined>) =>
  searchWith(before, { page: null, ...changes });

/** The URL of another page of the current list. */
export const pageUrl = (search: URLSearchParams, page: number): string =>
  `/operate?${searchWith(search, { page: String(page) })}`;
