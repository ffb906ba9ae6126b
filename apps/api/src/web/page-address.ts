import { sitePages, siteRedirects, type SitePage } from '@jyoti/contract';

/** What an address asks for, as far as a page depends on it. */
export interface PageAddress {
  /** The path, with the search parameters that the page reads: what it is rendered from. */
  url: string;
  /** Under which the page is cached; `null` where it is somebody's own, or leads elsewhere. */
  key: string | null;
  /** The address in the one spelling of its page, where it was written in another. */
  canonical?: string;
}

/** The segments of a path as the router of the site compares them: decoded, empty ones left out. */
function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .flatMap((segment) => (segment === '' ? [] : [decodeURIComponent(segment)]));
}

/**
 * The path of a page in its one spelling; `null` where it is not this page's. The router takes any letter case and any number
 * of slashes, so that without it each page had thousands of paths, each rendered anew.
 */
function spelling(page: string, segments: readonly string[]): string | null {
  const expected = segmentsOf(page);
  if (expected.length !== segments.length) return null;
  const parts = expected.map((part, index) => {
    const given = segments[index] ?? '';
    if (part.startsWith(':')) return encodeURIComponent(given);
    return part === given.toLowerCase() ? part : null;
  });
  return parts.includes(null) ? null : `/${parts.join('/')}`;
}

const pages: readonly SitePage[] = sitePages;

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
  const path = decodable(given.replace(/^[/\\]+/, '/'));
  if (path.length > longestPath) return { url: path, key: '404' };
  const segments = segmentsOf(path);
  const withQuery = (to: string) => (query ? `${to}?${query}` : to);
  for (const from of Object.keys(siteRedirects)) {
    if (spelling(from, segments)) return { url: withQuery(from), key: null };
  }
  const [found] = pages.flatMap((page) => {
    const own = spelling(page.path, segments);
    return own === null ? [] : [{ page, own }];
  });
  if (!found) return { url: path, key: '404' };
  const { page, own } = found;
  if (typeof page.sitemap === 'object' && !exists(page, own)) {
    return { url: path, key: `404 ${page.path}` };
  }
  const other = own === path ? {} : { canonical: withQuery(own) };
  const search = new URLSearchParams();
  const asked = new URLSearchParams(query);
  for (const name of page.query ?? []) {
    const value = asked.get(name);
    if (value !== null) search.set(name, value);
  }
  return search.size > 0
    ? { url: `${own}?${search}`, key: null, ...other }
    : { url: own, key: own, ...other };
}
