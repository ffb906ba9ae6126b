import type { Language } from '@jyoti/contract';
import {
  callList,
  type Call,
  type contentCalls,
  type PathOf,
  type ResponseOf,
} from '@jyoti/contract/calls';
import { appError } from '../http/errors/app-error.ts';
import type { Handlers } from '../http/handlers.ts';
import { Prepared } from '../http/prepared.ts';
import type { Written } from './collection.ts';
import type { Content } from './content.ts';
import type { LiveContent } from './live-content.ts';

export type ContentKey = keyof typeof contentCalls;

/** The content of each public call; `null` if there is none. The pages rendered on the server read it too. */
export const contentReaders: {
  readonly [Key in ContentKey]: (
    content: Content,
    language: Language,
    path: PathOf<Key>,
  ) => Written<ResponseOf<Key>> | null;
} = {
  'GET /api/header': (content, language) => content.header(language),
  'GET /api/home': (content, language) => content.home(language),
  'GET /api/footer': (content, language) => content.footer(language),
  'GET /api/faqs': (content, language) => content.faqs(language),
  'GET /api/articles': (content, language) => content.articles(language),
  'GET /api/articles/:key': (content, language, { key }) => content.article(key, language),
  'GET /api/astrologers': (content, language) => content.astrologers(language),
  'GET /api/astrologers/:key': (content, language, { key }) => content.astrologer(key, language),
  'GET /api/zodiac/:key': (content, language, { key }) => content.zodiac(key, language),
  'GET /api/pages/:key': (content, language, { key }) => content.page(key, language),
};

/** A response, and its languages: untranslated parts are in English. */
interface CachedResponse {
  languages: string;
  body: Prepared;
}

/** Public pages and lists written by editors. Each response is serialised once until the content changes. */
export function contentHandlers(content: LiveContent): Handlers<ContentKey> {
  const editions = new WeakMap<object, Map<string, CachedResponse>>();
  const currentResponses = (): Map<string, CachedResponse> => {
    const responses = editions.get(content.edition) ?? new Map<string, CachedResponse>();
    editions.set(content.edition, responses);
    return responses;
  };

  /** @throws AppError 404 */
  const responseTo = ({ key, success }: Call, language: Language, path: object) => {
    const responses = currentResponses();
    const name = [language, key, ...Object.values(path)].join(' ');
    const cached = responses.get(name);
    if (cached) return cached;
    const read = contentReaders[key as ContentKey] as (
      ...given: unknown[]
    ) => Written<unknown> | null;
    const localized = read(content, language, path);
    if (!localized) throw appError(404, 'not_found', 'notFound');
    const text = JSON.stringify(success.isEnveloped ? { data: localized.value } : localized.value);
    const response = {
      languages: localized.languages.join(', '),
      body: new Prepared(text, 'json'),
    };
    responses.set(name, response);
    return response;
  };

  const handlers = callList
    .filter(({ key }) => key in contentReaders)
    .map((call) => [
      call.key,
      ({ path, language, response }: Parameters<Handlers['GET /api/articles/:key']>[0]) => {
        const { languages, body } = responseTo(call, language, path);
        response.set('Content-Language', languages);
        return body;
      },
    ]);
  return Object.fromEntries(handlers) as Handlers<ContentKey>;
}
