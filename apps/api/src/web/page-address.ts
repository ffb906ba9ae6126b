import {
  languageOfPath,
  pathIn,
  sitePages,
  siteRedirects,
  type Language,
  type SitePage,
} from '@jyoti/contract';

/** What an address asks for, as far as a page depends on it. */
export interface PageAddress {
  /** The path, with the search parameters that the page reads: what it is rendered from. */
  url: string;
  language: Language;
  /** Under which the page is cached; `null` where it is somebody's own, or leads elsewhere. */
  key: string | null;
  /** The canonical address of the page, where the address is another. */
  canonical?: string;
}

/** The segments of a path as the router of the site compares them: decoded, empty ones left out. */
function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .flatMap((segment) => (segment === '' ? [] : [decodeURIComponent(segment)]));
}

/**
 * The canonical path of a page; `null` where the segments are not this page's. The router ignores letter case and repeated
 * slashes: without one canonical path, each variant would be rendered and cached again.
 * @param expected segments of the page's path, as `segmentsOf` gives them
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

/** Longer paths are none of ours. */
const longestPath = 200;

/** A path that cannot be decoded, with its percent signs as text: so it can, and leads to nothing. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/**
 * Reads an address of the site. A path that leads to no page has one key with all others of its kind: nothing of the address
 * shows on the page that says so.
 * @param exists whether the content has a piece of this path, for pages of which there is one for each piece
 */
export function pageAddressOf(
  address: string,
  exists: (page: SitePage, path: string) => boolean,
): PageAddress {
  const [given = '/', query = ''] = address.split('?', 2);
  // One leading slash: `//host/path` would be read as an address on another host.
  const whole = decodable(given.replace(/^[/\\]+/, '/'));
  const { language, path } = languageOfPath(whole);
  const nothing = { url: whole, language };
  if (whole.length > longestPath) return { ...nothing, key: `404 ${language}` };
  const segments = segmentsOf(path);
  const withQuery = (to: string) => pathIn(language, query ? `${to}?${query}` : to);
  const redirect = redirects.find(({ expected }) => canonicalPath(expected, segments) !== null);
  if (redirect) return { url: withQuery(redirect.from), language, key: null };
  const found = pages.find(({ expected }) => canonicalPath(expected, segments) !== null);
  const own = found && canonicalPath(found.expected, segments);
  if (!found || !own) return { ...nothing, key: `404 ${language}` };
  const { page } = found;
  if (typeof page.sitemap === 'object' && !exists(page, own)) {
    return { ...nothing, key: `404 ${pathIn(language, page.path)}` };
  }
  const localised = pathIn(language, own);
  const other = localised === whole ? {} : { canonical: withQuery(own) };
  const search = new URLSearchParams();
  const asked = new URLSearchParams(query);
  for (const name of page.query ?? []) {
    const value = asked.get(name);
    if (value !== null) search.set(name, value);
  }
  return search.size > 0
    ? { url: `${localised}?${search}`, language, key: null, ...other }
    : { url: localised, language, key: localised, ...other };
}
