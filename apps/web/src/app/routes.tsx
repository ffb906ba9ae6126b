import { sitePages, siteRedirects, type SitePage } from '@jyoti/contract';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { NothingHere } from '../platform/frame/nothing-here.tsx';
import { PageError } from './layout/page-error.tsx';
import { Protected, requireLogin } from './layout/protected.tsx';
import { FRAME } from '../platform/frame/frame-data.ts';
import { FrameComing, Root, frameLoader } from './layout/root.tsx';
import { pageModules } from './page-modules.ts';

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
  const module = Object.keys(pageModules).find((file) => file.endsWith(`/${name}.route.ts`)) ?? '';
  const load = pageModules[module];
  if (!load) throw new Error(`The page ${name} has no module.`);
  return {
    // The key of the module in the build's manifest.
    id: module.replace('.', 'src/features'),
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
