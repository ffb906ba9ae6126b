import { Router } from 'express';

/** Routes that are loaded when a request first comes to them: it waits, and whatever else comes to them until they are there. */
export function loadedRoutes(load: () => Promise<Router>): Router {
  const routes = Router();
  let loading: Promise<unknown> | null = null;
  routes.use(async (_request, _response, next) => {
    await (loading ??= load().then((loaded) => routes.use(loaded)));
    next();
  });
  return routes;
}
