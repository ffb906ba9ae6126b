import { matchRoutes, type NonIndexRouteObject, type RouteMatch } from 'react-router-dom';

/** A page, or a frame around pages. */
export interface Route extends Omit<NonIndexRouteObject, 'children' | 'lazy'> {
  children?: Route[];
  /** Brings the page's code. */
  lazy?: () => Promise<Pick<Route, 'Component' | 'handle'>>;
  /** The module of `lazy`, as the build's manifest names it; written by the build. */
  module?: string;
  /** The address that this one leads to: on the server before any script runs, in the browser without a page in between. */
  leadsTo?: string;
}

/** The routes of an address, from the outermost frame to the page. */
export type Matches = readonly RouteMatch<string, Route>[];

export const matchesOf = (routes: Route[], pathname: string): Matches =>
  matchRoutes<Route>(routes, pathname) ?? [];

/** Brings the code of the page at a path; null where there is nothing to wait for. */
export function loadPage(routes: Route[], pathname: string): Promise<unknown> | null {
  const waiting = matchesOf(routes, pathname).filter(({ route }) => route.lazy);
  if (waiting.length === 0) return null;
  return Promise.all(
    waiting.map(async ({ route }) => {
      Object.assign(route, { ...(await route.lazy?.()), lazy: undefined });
    }),
  );
}
