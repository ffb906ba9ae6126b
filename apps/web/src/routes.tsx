import { sitePages, siteRedirects, type SitePage } from '@jyoti/contract';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { NothingHere } from './layout/nothing-here.tsx';
import { PageError } from './layout/page-error.tsx';
import { Protected, requireLogin } from './layout/protected.tsx';
import { FRAME } from './layout/frame-data.ts';
import { FrameComing, Root, frameLoader } from './layout/root.tsx';
import { pageModules } from './page-modules.ts';

/** Key of a page's module in the build's manifest; also the id of its route. */
export const moduleOfPage = (name: string) => `src/pages/${name}/${name}.route.ts`;

/**
 * Revalidates on a change of path only: a query selects what a page shows, and public data do not
 * depend on it.
 */
const unlessOnlySearchChanged: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

function pageRoute({ name, path }: SitePage): RouteObject {
  const load = pageModules[`./pages/${name}/${name}.route.ts`];
  if (!load) throw new Error(`The page ${name} has no module.`);
  return {
    id: moduleOfPage(name),
    path,
    lazy: async () => ({ shouldRevalidate: unlessOnlySearchChanged, ...(await load()) }),
  };
}

const redirectTo =
  (path: string): LoaderFunction =>
  ({ request }) =>
    redirect(path + new URL(request.url).search, 308);

const pages: readonly SitePage[] = sitePages;

/** The site's routes: the frame, inside it an error boundary, and in that one route per page. */
export const routes: RouteObject[] = [
  {
    id: FRAME,
    Component: Root,
    loader: frameLoader,
    // Header and footer are loaded once per visit.
    shouldRevalidate: () => false,
    ErrorBoundary: PageError,
    HydrateFallback: FrameComing,
    children: [
      {
        // If a page fails, header and footer stay.
        ErrorBoundary: PageError,
        children: [
          ...pages.filter(({ access }) => access !== 'account').map(pageRoute),
          {
            Component: Protected,
            loader: requireLogin,
            shouldRevalidate: () => true,
            children: pages.filter(({ access }) => access === 'account').map(pageRoute),
          },
          ...Object.entries(siteRedirects).map(([path, to]) => ({
            path,
            loader: redirectTo(to),
            element: null,
          })),
          { path: '*', Component: NothingHere },
        ],
      },
    ],
  },
];
