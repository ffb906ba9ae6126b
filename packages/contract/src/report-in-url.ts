import type { KundliInput } from './kundli.ts';
import { birthFromSearch, birthSearchOf } from './birth-in-url.ts';
import { settingsFromSearch, settingsSearchOf } from './settings-in-url.ts';

/** The part of a URL that identifies a report: the birth, then the settings. Null without a birth. */
export function reportSearchOf(search: URLSearchParams): URLSearchParams | null {
  const birth = birthSearchOf(search);
  return birth && new URLSearchParams([...birth, ...settingsSearchOf(search)]);
}

/** The API request of a report, without validation: the API validates it. */
export function requestFromSearch(search: URLSearchParams): Omit<KundliInput, 'sections'> {
  return { birth: birthFromSearch(search), ...settingsFromSearch(search) };
}
