import { Router, type Request, type RequestHandler, type Response } from 'express';
import { refusal } from '../errors/app-error.ts';
import { languageOf } from '../http/language.ts';
import type { Written } from './collection.ts';
import type { Content } from './content.ts';

/** The same for everybody for a minute; a changed language is another answer. */
const shared: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'public, max-age=60').vary('Accept-Language');
  next();
};

/** Says in which languages the answer is: English stands in for what is not translated. */
function valueOf<Value>(response: Response, written: Written<Value>): Value {
  response.set('Content-Language', written.languages.join(', '));
  return written.value;
}

/** The last part of the address, as it stands in the route. */
function lastPart(request: Request, name: string): string {
  const part = request.params[name];
  return typeof part === 'string' ? part : '';
}

/** Pages and lists that an editor writes, for everybody. */
export function contentRoutes(content: Content): Router {
  const routes = Router();

  routes.get('/header', shared, (request, response) => {
    response.json(valueOf(response, content.header(languageOf(request))));
  });
  routes.get('/home', shared, (request, response) => {
    response.json(valueOf(response, content.home(languageOf(request))));
  });

  routes.get('/footer', shared, (request, response) => {
    const footer = content.footer(languageOf(request));
    if (!footer) throw refusal(404, 'not_found', 'notFound');
    response.json({ data: valueOf(response, footer) });
  });

  for (const list of ['faqs', 'articles', 'astrologers'] as const) {
    routes.get(`/${list}`, shared, (request, response) => {
      response.json({ data: valueOf<unknown>(response, content[list](languageOf(request))) });
    });
  }

  const one = (path: string, find: (key: string, request: Request) => Written<unknown> | null) => {
    routes.get(`${path}/:key`, shared, (request, response) => {
      const found = find(lastPart(request, 'key'), request);
      if (!found) throw refusal(404, 'not_found', 'notFound');
      response.json({ data: valueOf(response, found) });
    });
  };
  one('/articles', (slug, request) => content.article(slug, languageOf(request)));
  one('/astrologers', (slug, request) => content.astrologer(slug, languageOf(request)));
  one('/zodiac', (sign, request) => content.zodiac(sign, languageOf(request)));
  one('/pages', (id, request) => content.page(id, languageOf(request)));
  return routes;
}
