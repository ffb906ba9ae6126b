import {
  languageOfPath,
  languages,
  pathIn,
  sitePages,
  siteRedirects,
  type Language,
  type SitePage,
} from '@jyoti/contract';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { siteRedirect } from './language/navigation.tsx';
import { NothingHere } from './layout/nothing-here.tsx';
import { PageError } from './layout/page-error.tsx';
import { FrameComing, frameLoader, Root } from './layout/root.tsx';
import { pageModules } from './page-modules.ts';
import { Protected, requireLogin } from './session/protected.tsx';
import { withWords } from './words/word-files.ts';

type Revalidates = NonNullable<RouteObject['shouldRevalidate']>;

/** Id of a page's route. */
const pageId = (name: string, language: Language) => `${name} ${language}`;

/** Key of a page's module in the build's manifest, by the id of its route; undefined where that is no page. */
export function moduleOfPage(id: string): string | undefined {
  const [name] = id.split(' ');
  const module = `src/pages/${name}/${name}.route.ts`;
  return module.replace('src', '.') in pageModules ? module : undefined;
}

/** A query chooses among what a page shows; its public data depends on the path alone. */
const unlessOnlySearchChanged: Revalidates = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** Header and footer are loaded once a visit, and again when the language changes. */
const ifLanguageChanged: Revalidates = ({ currentUrl, nextUrl }) =>
  languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);

function pageRoute({ name, path }: SitePage, language: Language): RouteObject {
  const load = pageModules[`./pages/${name}/${name}.route.ts`];
  if (!load) throw new Error(`The page ${name} has no module.`);
  return {
    id: pageId(name, language),
    path: pathIn(language, path),
    lazy: async () => ({ shouldRevalidate: unlessOnlySearchChanged, ...(await withWords(load)) }),
  };
}

const redirectTo =
  (path: string): LoaderFunction =>
  ({ request }) =>
    siteRedirect(request, path + new URL(request.url).search, 308);

const pages: readonly SitePage[] = sitePages;

/**
 * The pages in one language. React finds the same components in the same places in each of them, so that a page keeps its
 * state when its language changes.
 */
const pagesIn = (language: Language): RouteObject[] => [
  ...pages.filter(({ access }) => access !== 'account').map((page) => pageRoute(page, language)),
  {
    Component: Protected,
    loader: requireLogin,
    shouldRevalidate: () => true,
    children: pages
      .filter(({ access }) => access === 'account')
      .map((page) => pageRoute(page, language)),
  },
  ...Object.entries(siteRedirects).map(([path, to]) => ({
    path: pathIn(language, path),
    loader: redirectTo(to),
    element: null,
  })),
  { path: `${pathIn(language, '/').replace(/\/$/, '')}/*`, Component: NothingHere },
];

/** The site's routes: the frame, an error boundary inside it, and in that one route a page and language. */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    Component: Root,
    loader: frameLoader,
    shouldRevalidate: ifLanguageChanged,
    ErrorBoundary: PageError,
    HydrateFallback: FrameComing,
    children: [
      {
        // A page that fails leaves header and footer in place.
        ErrorBoundary: PageError,
        children: languages.flatMap(pagesIn),
      },
    ],
  },
];
