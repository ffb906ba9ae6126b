import {
  panchangFromSearch,
  panchangPartsFromSearch,
  searchFromPanchang,
  type PanchangParams,
} from '@jyoti/contract';

export const panchangTabs = ['panchang', 'moon', 'monthly', 'hora', 'choghadiya', 'more'] as const;
export type PanchangTab = (typeof panchangTabs)[number];

/** Search parameter that shows the form instead of the result, with the same details. */
export const EDIT = 'edit';

/**
 * Parameters that name a day or a place. A URL without any shows the current time at the last
 * place.
 */
const NAMING = ['day', 'time', 'latitude', 'longitude', EDIT];

export const asksForNow = (search: URLSearchParams) => !NAMING.some((name) => search.has(name));

/** The day in a URL; null if there is none, or the URL is that of the form. */
export const paramsOf = (search: URLSearchParams): PanchangParams | null =>
  search.has(EDIT) ? null : panchangFromSearch(search);

/** Whether a URL has an invalid day or place. */
export function isWrong(search: URLSearchParams): boolean {
  const parts = panchangPartsFromSearch(search);
  return (['day', 'time', 'latitude', 'longitude'] as const).some(
    (name) => Boolean(search.get(name)) && parts[name] === null,
  );
}

export function tabOf(search: URLSearchParams): PanchangTab {
  return panchangTabs.find((tab) => tab === search.get('tab')) ?? 'panchang';
}

/** The URL of a day, with the open tab. */
export const searchOf = (params: PanchangParams, tab: PanchangTab = 'panchang'): URLSearchParams =>
  new URLSearchParams([...searchFromPanchang(params), ['tab', tab]]);
