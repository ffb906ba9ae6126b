import type { KundliInput } from './kundli.ts';
import { birthFromSearch, birthSearchOf } from './birth-in-url.ts';
import { settingsFromSearch, settingsSearchOf } from './settings-in-url.ts';

/** The part of an address that decides a report: the birth, then the settings. Null where it carries no birth. */
export function reportSearchOf(search: URLSearchParams): URLSearchParams | null {
  const birth = birthSearchOf(search);
  return birth && new URLSearchParams([...birth, ...settingsSearchOf(search)]);
}

/** What the API is asked for a report, unchecked: the API checks it and says what is wrong. */
export function requestFromSearch(search: URLSearchParams): Omit<KundliInput, 'sections'> {
  return { birth: birthFromSearch(search), ...settingsFromSearch(search) };
}
