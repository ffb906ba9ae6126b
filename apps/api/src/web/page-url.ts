import {
  languageOfPath,
  pathIn,
  sitePages,
  siteRedirects,
  type Language,
  type SitePage,
} from '@jyoti/contract';
import { longestPath, longestQueryText } from '../http/bounds.ts';

/** The parts of a URL that a page depends on. */
export interface PageUrl {
  /** The path, with the search parameters that the page reads: the input of rendering. */
  url: string;
  language: Language;
  /** Whether the site has no such page. */
  missing: boolean;
  /** The cache key; `null` for a personal page or a redirect. */
  key: string | null;
  /** The canonical URL of the page, if it differs. */
  canonical?: string;
}

/** The segments of a path as the site's router compares them: decoded, without empty ones. */
function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .flatMap((segment) => (segment === '' ? [] : [decodeURIComponent(segment)]));
}

/**
 * The canonical path of a page; `null` if the segments do not match. The router ignores letter case and
 * repeated slashes: without one canonical path, each variant would be rendered and cached separately.
 * @param expected segments of the page's path, from `segmentsOf`
 */
function canonicalPath(expected: readonly string[], segments: readonly string[]): string | null {
  if (expected.length !== segments.length) return null;
  const parts = expected.map((part, index) => {
    const given = segments[index] ?? '';
    if (part.startsWith(':')) return encodeURIComponent(given);
    return part === given.toLowerCase() ? part : null;
  });
  return parts.includes(null) ? null : `/${parts.join('/')}`;
}

const pages = sitePages.map((page: SitePage) => ({ page, expected: segmentsOf(page.path) }));
const redirects = Object.keys(siteRedirects).map((from) => ({ from, expected: segmentsOf(from) }));

/** Escapes the percent signs of a path that cannot be decoded, so that it leads to a 404. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/**
 * Parses a URL of the site. Paths without a page share one cache key, since the 404 page shows nothing of the
 * URL.
 * @param exists whether there is content for this path, for pages with one for each piece
 */
export function pageUrlOf(
  address: string,
  exists: (page: SitePage, path: string) => boolean,
): PageUrl {
  const [given = '/', query = ''] = address.split('?', 2);
  // A single leading slash: `//host/path` would be parsed as a URL of another host.
  const whole = decodable(given.slice(0, longestPath + 1).replace(/^[/\\]+/, '/'));
  const { language, path } = languageOfPath(whole);
  // The 404 page below a page with pieces differs from that of the site.
  const missing = (below: string) => ({
    url: whole,
    language,
    missing: true,
    key: `missing ${pathIn(language, below)}`,
  });
  if (given.length > longestPath) return missing('/');
  const segments = segmentsOf(path);
  const withQuery = (to: string) => pathIn(language, query ? `${to}?${query}` : to);
  const redirect = redirects.find(({ expected }) => canonicalPath(expected, segments) !== null);
  if (redirect) return { url: withQuery(redirect.from), language, missing: false, key: null };
  const found = pages.find(({ expected }) => canonicalPath(expected, segments) !== null);
  const own = found && canonicalPath(found.expected, segments);
  if (!found || !own) return missing('/');
  const { page } = found;
  if (typeof page.sitemap === 'object' && !exists(page, own)) return missing(page.path);
  const localised = pathIn(language, own);
  const other = localised === whole ? {} : { canonical: withQuery(own) };
  const search = new URLSearchParams();
  const params = new URLSearchParams(query);
  for (const name of page.query ?? []) {
    const value = params.get(name);
    if (value !== null && value.length <= longestQueryText) search.set(name, value);
  }
  const isPersonal = search.size > 0;
  return {
    url: isPersonal ? `${localised}?${search}` : localised,
    language,
    missing: false,
    key: isPersonal ? null : localised,
    ...other,
  };
}
