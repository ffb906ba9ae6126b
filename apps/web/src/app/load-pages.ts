import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Brings the code of the page at an address. A page that came as HTML must have its code before it hydrates, or React
 * would start from an empty one.
 */
export async function loadPages(routes: RouteObject[], address: string | Location): Promise<void> {
  const matched = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
