/**
 * Puts a response into a cache, and deletes the oldest entries above `maxEntries`. On a full disk nothing
 * is cached.
 */
export async function putInCache(
  cacheName: string,
  name: string,
  response: Response,
  maxEntries = Infinity,
): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    // Deleted first, so that an updated entry becomes the newest.
    await cache.delete(name);
    await cache.put(name, response);
    const names = await cache.keys();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - maxEntries)).map((old) => cache.delete(old)),
    );
  } catch {
    // A file that could not be cached is fetched again.
  }
}

/** The cached response for a URL, ignoring request headers. */
export async function cachedResponse(
  cacheName: string,
  name: string,
): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(name, { ignoreVary: true });
}

/** Fetches and caches files that are not cached yet. One that fails is fetched when it is used. */
export async function cacheFiles(cacheName: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (await cachedResponse(cacheName, name)) return;
      const response = await fetch(name).catch(() => undefined);
      if (response?.ok) await putInCache(cacheName, name, response);
    }),
  );
}
