import type { InfoPageId, PublicCalls } from '@jyoti/contract';

/** One public call of the API, and the key under which its answer is kept. */
export interface PublicCall<Data> {
  key: string;
  load: (calls: PublicCalls) => Promise<Data>;
}

function call<Data>(key: string, load: PublicCall<Data>['load']): PublicCall<Data> {
  return { key, load };
}

export const headerCall = call('header', (calls) => calls.header());
export const footerCall = call('footer', (calls) => calls.footer());
export const homeCall = call('home', (calls) => calls.home());
export const faqsCall = call('faqs', (calls) => calls.faqs());
export const articlesCall = call('articles', (calls) => calls.articles());
export const articleCall = (slug: string) =>
  call(`articles/${slug}`, (calls) => calls.article(slug));
export const astrologersCall = call('astrologers', (calls) => calls.astrologers());
export const astrologerCall = (slug: string) =>
  call(`astrologers/${slug}`, (calls) => calls.astrologer(slug));
export const zodiacCall = (sign: string) => call(`zodiac/${sign}`, (calls) => calls.zodiac(sign));
export const pageCall = <Id extends InfoPageId>(id: Id) =>
  call(`pages/${id}`, (calls) => calls.page(id));
export const skyTodayCall = call('sky/today', (calls) => calls.skyToday());
