import type { InfoPage, InfoPageId } from '@jyoti/contract';
import type { PageHandle } from '../data/page-handle.ts';
import { publicLoader } from '../data/public-data.ts';
import { useWords } from '../words/index.ts';

/** Loads the content of an information page. */
export const infoLoader = <Id extends InfoPageId>(id: Id) =>
  publicLoader((calls) => calls.page(id));

/** Head of an information page, from its content. */
export const infoHandle: PageHandle<Pick<InfoPage<InfoPageId>, 'title' | 'description'>> = {
  title: ({ language, data }) => {
    const { siteName } = useWords.of(language);
    if (!data) return siteName;
    return data.title.includes(siteName) ? data.title : `${data.title} · ${siteName}`;
  },
  description: ({ data }) => data?.description,
};
