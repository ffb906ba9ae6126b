import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import {
  languageOfPath,
  siteLanguages,
  pathPrefix,
  type Language,
  type PublicCalls,
} from '@jyoti/contract';
import { moonStepOf } from '@jyoti/themes';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { PageHandle } from '../platform/data/page-handle.ts';
import { Providers } from './layout/providers.tsx';
import { publicCallsContext } from '../platform/data/public-data.ts';
import { HYDRATION_DATA_ID, PAGE_ATTRIBUTE } from './hydration-data.ts';
import { styleLinks, type Manifest } from './page-assets.ts';
import { jsonElement, pageHead } from './page-head.ts';
import { routes } from './routes.tsx';
import { frameMessages } from '../messages.generated/frame.ts';

/** Result of rendering a page on the server. */
export interface RenderRequest {
  /** Path and query of the page; its prefix selects the language. */
  url: string;
  /** Public origin of the site: `https://jyoti.example`. */
  origin: string;
  /** API calls of the loaders, in that language. */
  data: PublicCalls;
}

export interface RenderedPage {
  status: number;
  /** Set if the page redirects. */
  redirect?: string;
  language: Language;
  /**
   * For the end of the head: metadata, and loader data as JSON in an element that no browser
   * executes.
   */
  head: string;
  /**
   * Attributes of the root element, from which the themes that follow the sky take their colours.
   */
  rootAttributes: string;
  /** Replaces `<!--app-html-->`. */
  html: string;
}

/** The manifest of the client build in a language; empty in development. */
function readManifest(language: Language): Manifest {
  const file = new URL(`../client/.vite${pathPrefix(language)}/manifest.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

const manifests = new Map(siteLanguages.map((language) => [language, readManifest(language)]));

/** One static handler per language, each with its path prefix. */
const handlers = new Map(
  siteLanguages.map((language) => [
    language,
    createStaticHandler(routes, { basename: pathPrefix(language) || '/' }),
  ]),
);

/** Waits for all lazy parts, so that the HTML is complete, in order, and without inline scripts. */
function renderToText(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: (error) => {
        reject(error);
        abort();
      },
    });
  });
}

/**
 * @throws what a loader rejected with, other than a 404: the browser then renders the page and
 * shows the error
 */
function throwFailure({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {})) {
    if (!isRouteErrorResponse(error)) throw error;
  }
}

/** The lord of the day and the phase of the Moon; empty if they fail to load. */
async function skyAttributes(data: PublicCalls): Promise<string> {
  try {
    const { day_lord_id: lord, elongation } = await data('GET /api/sky/today');
    return `data-vaar="${lord}" data-moon="${moonStepOf(elongation)}"`;
  } catch {
    return '';
  }
}

/** Renders a page to HTML. */
export async function render({ url, origin, data }: RenderRequest): Promise<RenderedPage> {
  const address = new URL(url, origin);
  const { language, path } = languageOfPath(address.pathname);
  const handler = handlers.get(language);
  if (!handler) throw new Error(`There are no pages in ${language}.`);
  const requestContext = new RouterContextProvider();
  requestContext.set(publicCallsContext, data);
  const context = await handler.query(new Request(address), { requestContext });
  if (context instanceof Response) {
    const redirect = context.headers.get('location') ?? '/';
    return { status: context.status, redirect, language, head: '', rootAttributes: '', html: '' };
  }
  throwFailure(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await renderToText(
    <Providers language={language}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
  const match = context.matches.at(-1);
  const module = match?.route.id ?? '';
  // Unknown URLs show the home page with a notice; search engines see the status 404.
  const exists = match?.route.path !== '*' && context.errors === null;
  const head = pageHead({
    handle: match?.route.handle as PageHandle | undefined,
    page: { params: match?.params ?? {}, data: context.loaderData[module], language },
    words: frameMessages[language],
    path,
    origin,
    exists,
  });
  const { loaderData, errors } = context;
  const attributes = `type="application/json" id="${HYDRATION_DATA_ID}" ${PAGE_ATTRIBUTE}="${module.replace(/^src.features/, '.')}"`;
  return {
    status: exists ? 200 : 404,
    language,
    head:
      styleLinks(manifests.get(language) ?? {}, module, language) +
      head +
      jsonElement(attributes, { loaderData, errors }),
    rootAttributes: await skyAttributes(data),
    html,
  };
}
