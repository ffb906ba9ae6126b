/** Calls back when the page has loaded and the browser is idle. */
function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(work, { timeout: 10_000 })
      : setTimeout(work, 2000);
  if (document.readyState === 'complete') wait();
  else globalThis.addEventListener('load', wait, { once: true });
}

/**
 * Tells the worker which page was open before it was active, and which files of the build that page
 * has loaded or still loads.
 */
function postUsed(worker: ServiceWorker | null): void {
  const { pathname, search } = globalThis.location;
  // The query of a URL may contain a birth or a token.
  if (search === '') worker?.postMessage({ page: pathname }, []);
  new PerformanceObserver((list) => {
    const used = list
      .getEntries()
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/'));
    if (used.length > 0) worker?.postMessage({ used }, []);
  }).observe({ type: 'resource', buffered: true });
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  // The worker does not see requests from before it was active.
  if (isFirst) postUsed((await serviceWorker.ready).active);
}

/**
 * Registers the service worker that caches the site's files. Not in development, where it would
 * serve the previous version of each change.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The site works without it: the browser may block service workers or be offline.
  whenIdle(() => void start().catch(() => undefined));
}
