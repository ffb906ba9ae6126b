import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type Response } from 'express';
import { appError } from '../errors/app-error.ts';
import type { Description } from './description.ts';

/** Cached with revalidation: the response changes only with the program. */
function cacheable(response: Response): Response {
  return response.set('Cache-Control', 'public, no-cache');
}

/** /api/openapi.json and /api/docs: the API description. @param server the public URL of the site */
export function openApiRoutes(server: URL): Router {
  const routes = Router();
  // Loaded and rendered on the first request: most processes never need it.
  let rendered: Promise<Description> | undefined;
  const description = () =>
    (rendered ??= import('./description.ts').then(({ descriptionFor }) => descriptionFor(server)));

  routes.get('/openapi.json', async (_request, response) => {
    const { document } = await description();
    cacheable(response).type('json').send(document);
  });
  routes.get('/docs', async (_request, response) => {
    const { pages } = await description();
    cacheable(response).type('html').send(pages.overview());
  });
  routes.get('/docs/style.css', async (_request, response) => {
    const style = await readFile(join(import.meta.dirname, 'docs.css'), 'utf8');
    cacheable(response).type('css').send(style);
  });
  routes.get('/docs/:call', async (request, response) => {
    const page = (await description()).pages.call(request.params.call);
    if (page === null) throw appError(404, 'not_found', 'notFound');
    cacheable(response).type('html').send(page);
  });
  return routes;
}
