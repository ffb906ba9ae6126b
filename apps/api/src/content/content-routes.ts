import { Router, type RequestHandler } from 'express';
import { languageOf } from '../http/language.ts';
import type { Content } from './content.ts';

/** The same for everybody for a minute; a changed language is another answer. */
const shared: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'public, max-age=60').vary('Accept-Language');
  next();
};

/** /api/header and /api/home */
export function contentRoutes(content: Content): Router {
  const routes = Router();
  routes.get('/header', shared, (request, response) => {
    response.json(content.header(languageOf(request)));
  });
  routes.get('/home', shared, (request, response) => {
    response.json(content.home(languageOf(request)));
  });
  return routes;
}
