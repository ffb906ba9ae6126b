import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Header, Home } from '@jyoti/contract';
import type { PageHandle } from './app/page-handle.ts';
import { Providers } from './app/providers.tsx';
import { PUBLIC_DATA_ID, type PublicData } from './app/public-data.tsx';
import { routes } from './app/routes.tsx';
import { en } from './words/en.ts';

/** What the server hands over for a page. */
export interface RenderRequest {
  /** Path and query of the page asked for. */
  url: string;
  data: { header: () => Promise<Header>; home: () => Promise<Home> };
}

export interface RenderedPage {
  status: number;
  /** Set where the page leads elsewhere. */
  redirect?: string;
  /** For the template's `<!--app-head-->`: the title, and the page's data as JSON in an element that no browser runs. */
  head: string;
  /** For `<!--app-html-->`. */
  html: string;
}

const handler = createStaticHandler(routes);

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const dataElement = (data: PublicData) =>
  `<script type="application/json" id="${PUBLIC_DATA_ID}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** Public data that fails to load is left to the browser, which asks again and says so. */
async function publicDataFor(
  pathname: string,
  { header, home }: RenderRequest['data'],
): Promise<PublicData> {
  const optional = <Data,>(data: Promise<Data>) => data.catch(() => undefined);
  const [headerData, homeData] = await Promise.all([
    optional(header()),
    pathname === '/' ? optional(home()) : undefined,
  ]);
  return { header: headerData, home: homeData };
}

/** A page as HTML, before any script runs. */
export async function render({ url, data }: RenderRequest): Promise<RenderedPage> {
  const request = new Request(new URL(url, 'http://localhost'));
  const context = await handler.query(request);
  if (context instanceof Response) {
    return {
      status: context.status,
      redirect: context.headers.get('location') ?? '/',
      head: '',
      html: '',
    };
  }

  const publicData = await publicDataFor(context.location.pathname, data);
  const html = renderToString(
    <Providers data={publicData}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  const route = context.matches.at(-1)?.route;
  const handle = route?.handle as PageHandle | undefined;
  return {
    // The browser goes on to the home page; a search engine learns that there is nothing here.
    status: route?.path === '*' ? 404 : context.statusCode,
    head: `<title>${escapeText(handle?.title(en) ?? en.siteName)}</title>${dataElement(publicData)}`,
    html,
  };
}
