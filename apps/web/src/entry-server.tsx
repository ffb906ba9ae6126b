import { existsSync, readFileSync } from 'node:fs';
import type { PublicCalls } from '@jyoti/contract';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageHandle } from './app/page-handle.ts';
import { Providers } from './app/providers.tsx';
import { footerCall, headerCall, type PublicCall } from './app/public-calls.ts';
import { KnownAnswers, PUBLIC_DATA_ID, type PublicData } from './app/public-data.tsx';
import { routes } from './app/routes.tsx';
import { assetLinks, type Manifest } from './page-assets.ts';
import { jsonElement, pageHead } from './page-head.ts';
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

const handler = createStaticHandler(routes);

/** What the browser's build has, which lies beside the server's; empty where there is none. */
function readManifest(): Manifest {
  const file = new URL('../.vite/manifest.json', import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

const manifest = readManifest();

/** The modules of the routes that make up a page; the build writes them beside their `lazy`. */
const modulesOf = (matches: readonly { route: object }[]) =>
  matches.flatMap(({ route }) =>
    'module' in route && typeof route.module === 'string' ? [route.module] : [],
  );

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
  const request = new Request(new URL(url, origin));
  const context = await handler.query(request);
  if (context instanceof Response) {
    return {
      status: context.status,
      redirect: context.headers.get('location') ?? '/',
      head: '',
      html: '',
    };
  }

  const match = context.matches.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  const params = match?.params ?? {};
  const [frame, own] = await Promise.all([
    gather([headerCall, footerCall], calls),
    gather(handle?.needs?.(params) ?? [], calls),
  ]);
  const data = { ...frame.data, ...own.data };
  const html = renderToString(
    <Providers data={data}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  // Where there is nothing the browser goes on to the home page; a search engine learns it from the status.
  const exists = match?.route.path !== '*' && !own.missing;
  const head = pageHead({
    handle,
    page: { params, known: new KnownAnswers(data) },
    words: en,
    path: context.location.pathname,
    origin,
    exists,
  });
  return {
    status: exists ? context.statusCode : 404,
    head:
      assetLinks(manifest, modulesOf(context.matches)) +
      head +
      jsonElement(`type="application/json" id="${PUBLIC_DATA_ID}"`, data),
    html,
  };
}
