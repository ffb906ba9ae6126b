/** Suffix of the titles of the site's pages. */
const SITE_IN_TITLE = / · [^·]+$/;

const titleOf = (html: string) =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(SITE_IN_TITLE, '');

/** A page in the cache. */
interface CachedPage {
  path: string;
  title: string;
}

/** The public pages of this build in the service worker's cache, newest first. */
export async function cachedPages(): Promise<CachedPage[]> {
  const names = (await globalThis.caches?.keys()) ?? [];
  const name = names.find((cache) => cache.startsWith('pages '));
  if (name === undefined) return [];
  const cache = await caches.open(name);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      title: titleOf((await (await cache.match(request))?.text()) ?? ''),
    })),
  );
  // The empty page has no title.
  return pages.filter(({ title }) => title !== '').toReversed();
}
