/** Puts an answer into a cache, and lets the oldest go where it holds more than so many. A full disk keeps nothing. */
export async function keep(
  cacheName: string,
  name: string,
  answer: Response,
  most = Infinity,
): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    // Put again, an entry becomes the newest.
    await cache.delete(name);
    await cache.put(name, answer);
    const names = await cache.keys();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - most)).map((old) => cache.delete(old)),
    );
  } catch {
    // What could not be kept is asked for again.
  }
}

/** What is kept under a name in one of the caches, whatever headers it was asked for with. */
export async function kept(cacheName: string, name: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(name, { ignoreVary: true });
}

/** Asks for files that are not kept yet and keeps them. One that cannot be had is left to the day when it is used. */
export async function keepFiles(cacheName: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (await kept(cacheName, name)) return;
      const answer = await fetch(name).catch(() => undefined);
      if (answer?.ok) await keep(cacheName, name, answer);
    }),
  );
}
