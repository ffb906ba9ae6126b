/** Calls back when the page has come and nothing else is to be done. */
function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(work, { timeout: 10_000 })
      : setTimeout(work, 2000);
  if (document.readyState === 'complete') wait();
  else globalThis.addEventListener('load', wait, { once: true });
}

/** The files of the build that this page has loaded so far. */
const usedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  // The worker did not see what loaded before it was there.
  if (isFirst) (await serviceWorker.ready).active?.postMessage({ used: usedFiles() });
}

/** Starts the worker that keeps the site's files. Not while it is being written: every change would come a visit late. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The site works without: a browser may refuse, or the network be gone.
  whenIdle(() => void start().catch(() => undefined));
}
