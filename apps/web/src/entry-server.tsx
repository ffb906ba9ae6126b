import { existsSync, readFileSync } from 'node:fs';
import type { PublicCalls } from '@jyoti/contract';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import type { PageHandle } from './app/page-handle.ts';
import { Providers } from './app/providers.tsx';
import { footerCall, headerCall, type PublicCall } from './app/public-calls.ts';
import { KnownAnswers, PUBLIC_DATA_ID, type PublicData } from './app/public-data.tsx';
import { routes } from './app/routes.tsx';
import { assetLinks, partSheets, type Manifest } from './page-assets.ts';
import { jsonElement, pageHead } from './page-head.ts';
import { PartSheets } from './parts/part-sheets.ts';
import { bringAllParts } from './parts/parts.ts';
import { openRouter } from './router/page-router.ts';
import { RouterProvider } from './router/router-provider.tsx';
import { matchesOf, partsOfPage } from './router/route.ts';
import { en } from './words/en.ts';

/** What the server hands over for a page. */
export interface RenderRequest {
  /** Path and query of the page asked for. */
  url: string;
  /** Where the site stands for the world: `https://jyoti.example`. */
  origin: string;
  data: PublicCalls;
}

export interface RenderedPage {
  status: number;
  /** Set where the page leads elsewhere. */
  redirect?: string;
  /** For the template's `<!--app-head-->`: what the head says, and the page's data as JSON in an element that no browser runs. */
  head: string;
  /** For `<!--app-html-->`. */
  html: string;
}

/** What the browser's build has, which lies beside the server's; empty where there is none. */
function readManifest(): Manifest {
  const file = new URL('../.vite/manifest.json', import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

const manifest = readManifest();

interface Gathered {
  data: PublicData;
  /** A piece that the page shows is not there. */
  missing: boolean;
}

/** Told by its status alone: the failure comes from the server's copy of the contract, not from this bundle's. */
const isMissing = (failure: unknown) => (failure as { status?: number } | null)?.status === 404;

/** Public data that fails to load is left to the browser, which asks again and says so. */
async function gather(needs: PublicCall<unknown>[], calls: PublicCalls): Promise<Gathered> {
  const answers = await Promise.allSettled(needs.map(({ load }) => load(calls)));
  const known = needs.flatMap(({ key }, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' ? [[key, answer.value] as const] : [];
  });
  return {
    data: Object.fromEntries(known),
    missing: answers.some((answer) => answer.status === 'rejected' && isMissing(answer.reason)),
  };
}

/** A page as HTML, before any script runs. */
export async function render({ url, origin, data: calls }: RenderRequest): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [url] });
  const path = history.location.pathname;
  const redirect = matchesOf(routes, path).at(-1)?.route.leadsTo;
  if (redirect !== undefined) return { status: 302, redirect, head: '', html: '' };

  const router = await openRouter(routes, history);
  const { matches } = router.page;
  const match = matches.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  const params = match?.params ?? {};
  const { first = [], beside = [] } = partsOfPage(routes, history.location);
  const modules = [
    ...matches.flatMap(({ route }) => route.module ?? []),
    ...first.map(({ module }) => module),
  ];
  const [frame, own] = await Promise.all([
    gather([headerCall, footerCall], calls),
    gather(handle?.needs?.(params, new URLSearchParams(history.location.search)) ?? [], calls),
    bringAllParts(),
  ]);
  const data = { ...frame.data, ...own.data };
  const html = renderToString(
    <PartSheets value={partSheets(manifest, modules)}>
      <Providers data={data}>
        <RouterProvider router={router} />
      </Providers>
    </PartSheets>,
  );
  // Where there is nothing the browser goes on to the home page; a search engine learns it from the status.
  const exists = match?.route.path !== '*' && !own.missing;
  const head = pageHead({
    handle,
    page: { params, known: new KnownAnswers(data) },
    words: en,
    path,
    origin,
    exists,
  });
  return {
    status: exists ? 200 : 404,
    head:
      assetLinks(
        manifest,
        modules,
        beside.map(({ module }) => module),
      ) +
      head +
      jsonElement(`type="application/json" id="${PUBLIC_DATA_ID}"`, data),
    html,
  };
}
