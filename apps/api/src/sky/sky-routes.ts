import { Router } from 'express';
import { skyToday } from './sky-today.ts';

/** /api/sky: for everybody, the same for a minute. */
export function skyRoutes(now: () => Date): Router {
  const routes = Router();
  routes.get('/sky/today', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=60').json({ data: skyToday(now()) });
  });
  return routes;
}
