import { Router } from 'express';

/** Loads routes on the first request to them. Requests wait until they are loaded. */
export function loadedRoutes(load: () => Promise<Router>): Router {
  const routes = Router();
  let loading: Promise<unknown> | null = null;
  routes.use(async (_request, _response, next) => {
    await (loading ??= load().then((loaded) => routes.use(loaded)));
    next();
  });
  return routes;
}
