import { documentLanguage } from '../words/document-language.ts';
import { emptyPageIn } from './empty-page.ts';

const notLoaded = new WeakSet<object>();

/** Whether an error is that of a chunk that failed to load. */
export const isChunkFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && notLoaded.has(error);

/** URL of the pending navigation while a page loads. */
let destination: string | undefined;

/** Sets the URL that a reload opens; undefined for the current page. */
export function reloadAt(address: string | undefined): void {
  destination = address;
}

/** Session storage key of the build that the page was reloaded for. */
const RELOADED_FOR = 'reloaded-for';

/** URL of the entry script, which identifies its build. */
const entryOf = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/** The entry script of the build that is served now; undefined if offline. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch(emptyPageIn(documentLanguage), { cache: 'no-store' });
    return response.ok ? entryOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reloads the page, or opens the pending navigation, if the site was rebuilt since the page was
 * opened: the chunks of the old build are gone. At most once per build, so that a broken site does
 * not reload in a loop.
 */
export async function reloadIfNewBuild(): Promise<void> {
  const served = await servedEntry();
  if (served === undefined || document.querySelector(`script[src="${served}"]`)) return;
  // Not browser-storage.ts: the imports of the entry load before the first paint, and that file is
  // in a large chunk.
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === served) return;
    sessionStorage.setItem(RELOADED_FOR, served);
  } catch {
    // Without storage nothing would prevent a reload loop.
    return;
  }
  if (destination === undefined) globalThis.location.reload();
  else globalThis.location.assign(destination);
}

/** Records errors of failed chunks; a navigation that hits one reloads after a new build. */
export function watchChunkFailures(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    notLoaded.add(payload);
    if (destination !== undefined) void reloadIfNewBuild();
  });
}
