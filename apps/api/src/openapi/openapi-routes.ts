import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type Response } from 'express';
import { refusal } from '../errors/app-error.ts';
import { calls } from './calls.ts';
import { DocsPages } from './docs-page.ts';
import { OpenApiDocument } from './document.ts';
import { JsonSchemas } from './json-schema.ts';

/** Asked about again each time: it changes with the program alone. */
function kept(response: Response): Response {
  return response.set('Cache-Control', 'public, no-cache');
}

/** /api/openapi.json and /api/docs: what the API says of itself. @param server where visitors reach the site */
export function openApiRoutes(server: URL): Router {
  const routes = Router();
  // Written when somebody first asks: most processes are never asked.
  let written: { document: object; pages: DocsPages } | undefined;
  const description = () => {
    if (written) return written;
    const schemas = new JsonSchemas();
    written = {
      document: new OpenApiDocument(calls, schemas).written(server),
      pages: new DocsPages(calls, schemas, server),
    };
    return written;
  };
  const style = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8');

  routes.get('/openapi.json', (_request, response) => {
    kept(response).json(description().document);
  });
  routes.get('/docs', (_request, response) => {
    kept(response).type('html').send(description().pages.overview());
  });
  routes.get('/docs/style.css', (_request, response) => {
    kept(response).type('css').send(style);
  });
  routes.get('/docs/:call', (request, response) => {
    const page = description().pages.call(request.params.call);
    if (page === null) throw refusal(404, 'not_found', 'notFound');
    kept(response).type('html').send(page);
  });
  return routes;
}
