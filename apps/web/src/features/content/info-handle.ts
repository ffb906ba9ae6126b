import type { InfoPage, InfoPageId } from '@jyoti/contract';
import type { PageHandle } from '../../platform/data/page-handle.ts';
import { infoPage, publicLoader } from '../../platform/data/public-data.ts';

/** Loads the content of an information page. */
export const infoLoader = <Id extends InfoPageId>(id: Id) =>
  publicLoader((calls) => infoPage(calls, id));

/** Head of an information page, from its content. */
export const infoHandle: PageHandle<Pick<InfoPage<InfoPageId>, 'title' | 'description'>> = {
  title: (words, { data }) => {
    if (!data) return words.siteName;
    return data.title.includes(words.siteName) ? data.title : `${data.title} · ${words.siteName}`;
  },
  description: (words, { data }) => data?.description ?? words.siteDescription,
};
