import { Router, type Request, type RequestHandler } from 'express';
import type { Language } from '@jyoti/contract';
import { appError } from '../http/errors/app-error.ts';
import { languageOf } from '../http/language.ts';
import { Prepared } from '../http/prepared.ts';
import type { Written } from './collection.ts';
import type { LiveContent } from './live-content.ts';

/** Public for a minute; varies by language. */
const shared: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'public, max-age=60').vary('Accept-Language');
  next();
};

/** A response, and its languages: untranslated parts are in English. */
interface CachedResponse {
  languages: string;
  body: Prepared;
}

/** The route parameter `name`. */
function lastPart(request: Request, name: string): string {
  const part = request.params[name];
  return typeof part === 'string' ? part : '';
}

/** Public pages and lists written by editors. Each response is serialised once until the content changes. */
export function contentRoutes(content: LiveContent): Router {
  const routes = Router();
  const editions = new WeakMap<object, Map<string, CachedResponse>>();

  const currentResponses = (): Map<string, CachedResponse> => {
    const responses = editions.get(content.edition) ?? new Map<string, CachedResponse>();
    editions.set(content.edition, responses);
    return responses;
  };

  /** @throws AppError 404 */
  const responseTo = (
    name: string,
    language: Language,
    find: () => Written<unknown> | null,
    bare: boolean,
  ): CachedResponse => {
    const responses = currentResponses();
    const key = `${language} ${name}`;
    const cached = responses.get(key);
    if (cached) return cached;
    const found = find();
    if (!found) throw appError(404, 'not_found', 'notFound');
    const text = JSON.stringify(bare ? found.value : { data: found.value });
    const response = { languages: found.languages.join(', '), body: new Prepared(text, 'json') };
    responses.set(key, response);
    return response;
  };

  const offer = (
    path: string,
    find: (language: Language, key: string) => Written<unknown> | null,
    bare = false,
  ) => {
    routes.get(path, shared, async (request, response) => {
      const language = languageOf(request);
      const key = lastPart(request, 'key');
      const name = path.replace(':key', () => key);
      const { languages, body } = responseTo(name, language, () => find(language, key), bare);
      response.set('Content-Language', languages);
      await body.send(request, response);
    });
  };

  offer('/header', (language) => content.header(language), true);
  offer('/home', (language) => content.home(language), true);
  offer('/footer', (language) => content.footer(language));
  offer('/faqs', (language) => content.faqs(language));
  offer('/articles', (language) => content.articles(language));
  offer('/astrologers', (language) => content.astrologers(language));
  offer('/articles/:key', (language, slug) => content.article(slug, language));
  offer('/astrologers/:key', (language, slug) => content.astrologer(slug, language));
  offer('/zodiac/:key', (language, sign) => content.zodiac(sign, language));
  offer('/pages/:key', (language, id) => content.page(id, language));
  return routes;
}
