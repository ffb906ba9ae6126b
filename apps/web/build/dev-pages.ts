import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import {
  createClient,
  languageOfPath,
  type Language,
} from '../../../packages/contract/src/index.ts';
import type * as ServerEntry from '../src/app/entry-server.tsx';

/**
 * Renders pages on the server in development, as the API's server does with the built site. @param
 * api its URL
 */
export function devPages(api: string): Plugin {
  const dataIn = (language: Language) =>
    createClient({ baseUrl: api, fetch, token: () => null, language });

  async function servePage(
    server: ViteDevServer,
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    try {
      const url = request.originalUrl ?? '/';
      const file = new URL('../index.html', import.meta.url);
      const template = await server.transformIndexHtml(url, await readFile(file, 'utf8'));
      const { render } = (await server.ssrLoadModule(
        '/src/app/entry-server.tsx',
      )) as typeof ServerEntry;
      const data = dataIn(languageOfPath(url).language);
      const page = await render({ url, origin: `http://${request.headers.host}`, data });
      if (page.redirect !== undefined) {
        response.writeHead(302, { location: page.redirect }).end();
        return;
      }
      const html = template
        .replace('<html lang="en"', () => `<html ${page.rootAttributes} lang="${page.language}"`)
        .replace('</head>', () => `${page.head}</head>`)
        .replace('<!--app-html-->', () => page.html);
      response.writeHead(page.status, { 'content-type': 'text/html' }).end(html);
    } catch (failure) {
      next(failure);
    }
  }

  return {
    name: 'dev-pages',
    apply: 'serve',
    // After Vite's own middleware, which serves files.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        void servePage(server, request, response, next);
      });
    },
  };
}
