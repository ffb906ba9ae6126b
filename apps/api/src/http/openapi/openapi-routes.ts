import { Router, type Request, type Response } from 'express';
import { appError } from '../errors/app-error.ts';
import type { Prepared } from '../prepared.ts';
import type { Description } from './description.ts';

/** /api/openapi.json and /api/docs: the API description. @param server the public URL of the site */
export function openApiRoutes(server: URL): Router {
  const routes = Router();
  // Loaded on the first request: most processes never need it.
  let loaded: Promise<Description> | undefined;
  const description = () =>
    (loaded ??= import('./description.ts').then((module) => new module.Description(server)));

  const offer = (
    path: string,
    find: (all: Description, request: Request) => Prepared | null,
  ): void => {
    routes.get(path, async (request: Request, response: Response) => {
      const prepared = find(await description(), request);
      if (!prepared) throw appError(404, 'not_found', 'notFound');
      // The response changes only with the program.
      response.set('Cache-Control', 'public, no-cache');
      await prepared.send(request, response);
    });
  };
  offer('/openapi.json', (all) => all.document());
  offer('/docs', (all) => all.overview());
  offer('/docs/style.css', (all) => all.style());
  offer('/docs/:call', (all, request) => all.page(String(request.params['call'])));
  return routes;
}
