import { panchangFromSearch, searchFromPanchang, type AskedDay } from '@jyoti/contract';

export const panchangTabs = ['panchang', 'moon', 'monthly', 'hora', 'choghadiya'] as const;
export type PanchangTab = (typeof panchangTabs)[number];

/** Asks for the form instead of the result, with the same details. */
export const EDIT = 'edit';

/** The day that an address asks for; null where it asks for none, or for the form. */
export const askedOf = (search: URLSearchParams): AskedDay | null =>
  search.has(EDIT) ? null : panchangFromSearch(search);

export function tabOf(search: URLSearchParams): PanchangTab {
  return panchangTabs.find((tab) => tab === search.get('tab')) ?? 'panchang';
}

/** The address of a day, with the tab that is open. */
export const searchOf = (asked: AskedDay, tab: PanchangTab = 'panchang'): URLSearchParams =>
  new URLSearchParams([...searchFromPanchang(asked), ['tab', tab]]);
