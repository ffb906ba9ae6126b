import {
  ApiFailure,
  type InfoPage,
  type InfoPageId,
  type Language,
  type PublicCalls,
} from '@jyoti/contract';
import type { Written } from '../content/collection.ts';
import type { Content } from '../content/content.ts';
import { skyToday } from '../sky/sky-today.ts';

/** @throws ApiFailure 404 for a piece that is not there, as the client of the API would */
function found<Value>(written: Written<Value> | null): Value {
  if (written) return written.value;
  throw new ApiFailure({
    status: 404,
    code: 'not_found',
    message: 'There is no such piece.',
    serverMessage: null,
    fields: {},
    retryAfter: null,
  });
}

/** The API's public calls in a language, without the way through HTTP, for pages rendered on the server. */
export const publicCalls =
  (content: Content, now: () => Date) =>
  (language: Language): PublicCalls => ({
    header: async () => content.header(language).value,
    footer: async () => found(content.footer(language)),
    home: async () => content.home(language).value,
    faqs: async () => content.faqs(language).value,
    articles: async () => content.articles(language).value,
    article: async (slug) => found(content.article(slug, language)),
    astrologers: async () => content.astrologers(language).value,
    astrologer: async (slug) => found(content.astrologer(slug, language)),
    zodiac: async (sign) => found(content.zodiac(sign, language)),
    page: async <Id extends InfoPageId>(id: Id) =>
      found(content.page(id, language)) as InfoPage<Id>,
    skyToday: async () => skyToday(now()),
  });
