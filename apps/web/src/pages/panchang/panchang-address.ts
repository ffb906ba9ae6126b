import {
  panchangFromSearch,
  panchangPartsFromSearch,
  searchFromPanchang,
  type AskedDay,
} from '@jyoti/contract';

export const panchangTabs = ['panchang', 'moon', 'monthly', 'hora', 'choghadiya', 'more'] as const;
export type PanchangTab = (typeof panchangTabs)[number];

/** Asks for the form instead of the result, with the same details. */
export const EDIT = 'edit';

/** Parts that name a day or a place. An address without any asks for the present moment at the place known last. */
const NAMING = ['day', 'time', 'latitude', 'longitude', EDIT];

export const asksForNow = (search: URLSearchParams) => !NAMING.some((name) => search.has(name));

/** The day that an address asks for; null where it asks for none, or for the form. */
export const askedOf = (search: URLSearchParams): AskedDay | null =>
  search.has(EDIT) ? null : panchangFromSearch(search);

/** Whether an address asks for a day or a place that does not exist. */
export function isWrong(search: URLSearchParams): boolean {
  const parts = panchangPartsFromSearch(search);
  return (['day', 'time', 'latitude', 'longitude'] as const).some(
    (name) => Boolean(search.get(name)) && parts[name] === null,
  );
}

export function tabOf(search: URLSearchParams): PanchangTab {
  return panchangTabs.find((tab) => tab === search.get('tab')) ?? 'panchang';
}

/** The address of a day, with the tab that is open. */
export const searchOf = (asked: AskedDay, tab: PanchangTab = 'panchang'): URLSearchParams =>
  new URLSearchParams([...searchFromPanchang(asked), ['tab', tab]]);
