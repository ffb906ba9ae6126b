export const deskTabs = [
  'bookings',
  'messages',
  'requests',
  'newsletter',
  'content',
  'audit',
] as const;
export type DeskTab = (typeof deskTabs)[number];

/** The tab that the address asks for; the first where it asks for none that is known. */
export function tabOf(search: URLSearchParams): DeskTab {
  return deskTabs.find((tab) => tab === search.get('tab')) ?? 'bookings';
}

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
  const day = search.get(name);
  return day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/** The page of a list, from 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The address with filters changed: the list begins at its first page again. */
export function withFilters(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** The address of another page of the list that is shown. */
export function pageAddress(search: URLSearchParams, page: number): string {
  const after = new URLSearchParams(search);
  after.set('page', String(page));
  return `/operate?${after}`;
}
