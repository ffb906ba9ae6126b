const notLoaded = new WeakSet<object>();

/** Whether an error is that of a chunk that did not load. */
export const isChunkFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && notLoaded.has(error);

/** Where a visitor is going while a page loads. */
let destination: string | undefined;

/** Names the address that a reload leads to; undefined for the page as it is. */
export function reloadAt(address: string | undefined): void {
  destination = address;
}

/** Name under which session storage keeps the build that the page was reloaded for. */
const RELOADED_FOR = 'reloaded-for';

/** Address of the entry script, which names its build. */
const entryOf = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/** The entry script of the build that is served now; undefined where the site cannot be reached. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch('/index.html', { cache: 'no-store' });
    return answer.ok ? entryOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reloads the page, or loads the one that the visitor is going to, where the site was built again since the page was
 * opened: the chunks of the old build are gone. Once a build, so that a faulty site does not reload for ever.
 */
export async function reloadIfNewBuild(): Promise<void> {
  const served = await servedEntry();
  if (served === undefined || document.querySelector(`script[src="${served}"]`)) return;
  // Not browser-storage.ts: what the entry imports loads before the first paint, and that file lies in a chunk with much else.
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === served) return;
    sessionStorage.setItem(RELOADED_FOR, served);
  } catch {
    // Without storage nothing would stop a second reload.
    return;
  }
  if (destination === undefined) globalThis.location.reload();
  else globalThis.location.assign(destination);
}

/** Notes which errors are those of chunks that did not load; a navigation that needs one reloads after a new build. */
export function watchChunkFailures(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    notLoaded.add(payload);
    if (destination !== undefined) void reloadIfNewBuild();
  });
}
