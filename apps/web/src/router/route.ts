import { matchRoutes, type NonIndexRouteObject, type RouteMatch } from 'react-router-dom';
import { bringParts, type PageParts } from '../parts/part-code.ts';

/** A page, or a frame around pages. */
export interface Route extends Omit<NonIndexRouteObject, 'children' | 'lazy'> {
  children?: Route[];
  /** Brings the page's code. */
  lazy?: () => Promise<Pick<Route, 'Component' | 'handle' | 'parts'>>;
  /** The module of `lazy`, as the build's manifest names it; written by the build. */
  module?: string;
  /** The parts that the page shows at an address, by its query. */
  parts?: (search: URLSearchParams) => PageParts;
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

/** What the page at an address shows beyond its own code, which must be there. */
export const partsOfPage = (
  routes: Route[],
  { pathname, search }: { pathname: string; search: string },
): PageParts =>
  matchesOf(routes, pathname).at(-1)?.route.parts?.(new URLSearchParams(search)) ?? {};

/** Brings the code of what the page at an address shows; null where there is nothing to wait for. */
export function loadParts(
  routes: Route[],
  at: { pathname: string; search: string },
): Promise<unknown> | null {
  const { first = [], beside = [] } = partsOfPage(routes, at);
  // Each in a turn of its own: what brings a part links its style sheets too, and a slow phone answers in between.
  for (const part of beside) setTimeout(() => void bringParts([part]));
  return bringParts(first);
}
