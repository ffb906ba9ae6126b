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
import { startWorker } from '../platform/offline/start-worker.ts';
import { Providers } from './layout/providers.tsx';
import { readHydrationData } from './hydration-data.ts';
import { loadAllSections, loadSectionsOnceUsed } from '../platform/lazy/sections-wanted.ts';
import { routes } from './routes.tsx';
import { isChunkFailure, reloadAt } from '../platform/bootstrap/new-build.ts';
import { prefetchOnIntent } from '../platform/bootstrap/prefetch-on-intent.ts';
import { documentLanguage } from '../platform/words/document-language.ts';

/** Path prefix of this document's language. */
const basename = pathPrefix(documentLanguage) || '/';

/**
 * Loads the lazy routes of the first page, because server HTML can only be hydrated when its
 * components are loaded.
 */
async function loadFirstPage(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, globalThis.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The page itself reports a failed chunk; any other error is reported as uncaught. */
function onCaughtError(error: unknown): void {
  if (!isChunkFailure(error)) reportError(error);
}

/** Hydrates the server's HTML, or renders the page if the server sent none. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  // A page rendered in the browser has the language of the HTML template. Setting the same language again would
  // recalculate the style of every element.
  const { documentElement } = document;
  if (documentElement.lang !== documentLanguage) documentElement.lang = documentLanguage;
  const hydrationData = readHydrationData();
  if (hydrationData) await loadFirstPage(routes);
  const router = createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
  const site = (
    <StrictMode>
      <Providers language={documentLanguage}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // A transition lets React yield between slices, so that input is handled during hydration.
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
