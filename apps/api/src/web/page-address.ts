import {
  languageOfPath,
  pathWithoutLanguage,
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
}

const pages = sitePages.map((page: SitePage) => ({
  ...page,
  // As the router of the site matches: letter case and a slash at the end aside.
  pattern: new RegExp(`^${page.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

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
  const language = languageOfPath(path);
  const rest = pathWithoutLanguage(path);
  if (Object.hasOwn(siteRedirects, rest)) {
    return { url: query ? `${path}?${query}` : path, language, key: null };
  }
  const page =
    path.length > longestPath ? undefined : pages.find(({ pattern }) => pattern.test(rest));
  if (!page) return { url: path, language, key: `404 ${language}` };
  if (typeof page.sitemap === 'object' && !exists(page, rest)) {
    return { url: path, language, key: `404 ${language} ${page.path}` };
  }
  const search = new URLSearchParams();
  const asked = new URLSearchParams(query);
  for (const name of page.query ?? []) {
    const value = asked.get(name);
    if (value !== null) search.set(name, value);
  }
  return search.size > 0
    ? { url: `${path}?${search}`, language, key: null }
    : { url: path, language, key: path };
}
