import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from '../platform/data/page-handle.ts';

/** Exports of a page's `*.route.ts`. */
export interface PageModule extends Pick<
  RouteObject,
  'Component' | 'ErrorBoundary' | 'loader' | 'shouldRevalidate'
> {
  handle: PageHandle;
  /** Requests the answer that the page waits for, before it is hydrated. */
  prefetch?: (search: URLSearchParams) => void;
}

/** Loads a page's module, by its path relative to `features`. */
export const pageModules = import.meta.glob<PageModule>('./**/*.route.ts', { base: '../features' });
