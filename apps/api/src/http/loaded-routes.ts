import type { RequestHandler, Router } from 'express';

/** Routes that are loaded when a request first comes to them: it waits, and one that comes after them too. */
export function loadedRoutes(load: () => Promise<Router>): RequestHandler {
  let loading: Promise<Router> | null = null;
  let routes: Router | null = null;
  return async (request, response, next) => {
    // Once they are there, no request waits.
    routes ??= await (loading ??= load());
    routes(request, response, next);
  };
}
