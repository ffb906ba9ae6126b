import {
  birthFromSearch,
  birthSearchOf,
  reportSearchOf,
  searchFromBirth,
  settingsSearchOf,
  type KundliBirth,
} from '@jyoti/contract';
import { searchWith } from '../../platform/data/search-params.ts';
import { panesOfLayout } from './layouts.ts';
import { panesFromText, type Pane } from './panes.ts';

/** The search parameter of the panes. */
export const PANES = 'panes';

/** Prefix of the keys of the second birth. */
const SECOND = 'second.';

/** The panes of a URL; those of the first layout if it names none. */
export function panesOfUrl(search: URLSearchParams): Pane[] {
  const named = panesFromText(search.get(PANES) ?? '');
  return named.length > 0 ? named : panesOfLayout('parashari');
}

/** The report of the second birth, calculated with the settings of the first; null without one. */
export function secondReportSearch(search: URLSearchParams): URLSearchParams | null {
  if (birthSearchOf(search, SECOND) === null) return null;
  const birth = searchFromBirth(birthFromSearch(search, SECOND));
  return new URLSearchParams([...birth, ...settingsSearchOf(search)]);
}

/** The URL with other births; what else it names is kept. */
export function urlWith(
  search: URLSearchParams,
  first: KundliBirth | null,
  second: KundliBirth | null,
): URLSearchParams {
  const births = new Set([...searchKeys(search), ...searchKeys(search, SECOND)]);
  const rest = [...search].filter(([key]) => !births.has(key));
  return new URLSearchParams([
    ...(first ? searchFromBirth(first) : []),
    ...(second ? searchFromBirth(second, SECOND) : []),
    ...rest,
  ]);
}

const searchKeys = (search: URLSearchParams, prefix = ''): string[] => [
  ...(birthSearchOf(search, prefix)?.keys() ?? []),
];

/** The births of a URL, unvalidated; null where there is none. */
export const birthsOf = (
  search: URLSearchParams,
): { first: KundliBirth | null; second: KundliBirth | null } => ({
  first: birthSearchOf(search) && birthFromSearch(search),
  second: birthSearchOf(search, SECOND) && birthFromSearch(search, SECOND),
});

/** The URL of the report that the workspace shows. */
export const reportUrl = (search: URLSearchParams): string =>
  `/generate-kundli?${reportSearchOf(search) ?? ''}`;

/** The URL with other panes. */
export const withPanes = (search: URLSearchParams, text: string): URLSearchParams =>
  searchWith(search, { [PANES]: text });
