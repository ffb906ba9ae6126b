import { infoPageIds, type Home, type InfoPage, type InfoPageId } from '@jyoti/contract';
import { readContent } from '../../api/src/content/content.ts';

/** The shipped content, as returned by its API. */
const content = await readContent(() => undefined);

const there = <Value>(written: { value: Value } | null): Value => {
  if (!written) throw new Error('the content that ships has a gap');
  return written.value;
};

export const footer = there(content.footer('en'));
export const storedHome: Home = content.home('en').value;
export const faqs = content.faqs('en').value;
export const articles = content.articles('en').value;
export const astrologers = content.astrologers('en').value;
export const article = (slug: string) => there(content.article(slug, 'en'));
export const astrologer = (slug: string) => there(content.astrologer(slug, 'en'));
export const sign = (name: string) => there(content.zodiac(name, 'en'));
export const infoPage = <Id extends InfoPageId>(id: Id) =>
  there(content.page(id, 'en')) as InfoPage<Id>;

const response = (data: unknown) => ({ body: { data } });

/** Responses of the API's public calls with that content: `'GET /api/faqs'` → its body. */
export const contentResponses = {
  'GET /api/footer': response(footer),
  'GET /api/faqs': response(faqs),
  'GET /api/articles': response(articles),
  'GET /api/astrologers': response(astrologers),
  ...Object.fromEntries([
    ...infoPageIds.map((id) => [`GET /api/pages/${id}`, response(infoPage(id))] as const),
    ...articles.map(({ slug }) => [`GET /api/articles/${slug}`, response(article(slug))] as const),
    ...astrologers.map(
      ({ id }) => [`GET /api/astrologers/${id}`, response(astrologer(id))] as const,
    ),
    ...storedHome.zodiac.map(({ url }) => {
      const name = url.replace('/zodiac/', '');
      return [`GET /api/zodiac/${name}`, response(sign(name))] as const;
    }),
  ]),
};
