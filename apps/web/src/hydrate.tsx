import { pathPrefix } from '@jyoti/contract';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { startWorker } from './offline/start-worker.ts';
import { Providers } from './layout/providers.tsx';
import { readHydrationData } from './hydration-data.ts';
import { loadAllSections, loadSectionsOnceUsed } from './lazy/sections-wanted.ts';
import { routes } from './routes.tsx';
import { isChunkFailure, reloadAt } from './start/new-build.ts';
import { prefetchOnIntent } from './start/prefetch-on-intent.ts';
import { documentLanguage } from './words/document-language.ts';
import { loadWords } from './words/page-words.ts';

/** What the paths of this document's language begin with. */
const basename = pathPrefix(documentLanguage) || '/';

/** Server HTML can only be hydrated with the code of its page: lazy routes of the first page are loaded before. */
async function loadFirstPage(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, globalThis.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The page itself shows that a chunk did not load; any other error is reported as uncaught. */
function onCaughtError(error: unknown): void {
  if (!isChunkFailure(error)) reportError(error);
}

/** Hydrates the page that the server sent, or renders it where the server sent none. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  // The page that the browser renders has the language of the template.
  document.documentElement.lang = documentLanguage;
  const hydrationData = readHydrationData();
  if (hydrationData) await loadFirstPage(routes);
  await loadWords();
  const router = createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
  const site = (
    <StrictMode>
      <Providers language={documentLanguage}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // In a transition React yields to the browser between slices, so that input is answered in between.
  startTransition(() => {
    if (hydrationData) hydrateRoot(root, site, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(site);
  });
  router.subscribe(({ navigation: { location } }) => {
    loadAllSections();
    reloadAt(location && createPath(location));
  });
  loadSectionsOnceUsed();
  prefetchOnIntent(routes);
  startWorker();
}
