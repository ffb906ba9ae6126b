import { isRealDate } from '@jyoti/contract';
import { searchWith } from '../../data/search-params.ts';

export const deskTabs = [
  'bookings',
  'sheet',
  'messages',
  'requests',
  'newsletter',
  'content',
  'audit',
] as const;
export type DeskTab = (typeof deskTabs)[number];

/** The tab that the address asks for; the first where it asks for none that is known. */
export const tabOf = (search: URLSearchParams): DeskTab =>
  choiceOf(search, 'tab', deskTabs) ?? 'bookings';

/** The choice of a filter, or nothing where the address has none that is known. */
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

/** The address with filters changed: the list begins at its first page again. */
export const withFilters = (before: URLSearchParams, changes: Record<string, string | undefined>) =>
  searchWith(before, { page: null, ...changes });

/** The address of another page of the list that is shown. */
export const pageAddress = (search: URLSearchParams, page: number): string =>
  `/operate?${searchWith(search, { page: String(page) })}`;
