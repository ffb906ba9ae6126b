import type { Faq, InfoPage } from '@jyoti/contract';
import type { PageHandle } from '../../../platform/data/page-handle.ts';
import { infoPage, optional, publicLoader } from '../../../platform/data/public-data.ts';
import { infoHandle } from '../../content/info-handle.ts';

export { TermsPage as Component } from './terms-page.tsx';

export const loader = publicLoader(async (calls) => {
  const [page, faqs] = await Promise.all([
    infoPage(calls, 'terms-and-conditions'),
    optional<Faq[], Faq[]>(calls('GET /api/faqs'), []),
  ]);
  return { page, faqs };
});

export const handle: PageHandle<{ page: InfoPage<'terms-and-conditions'> }> = {
  title: (words, { data, ...page }) => infoHandle.title(words, { ...page, data: data?.page }),
  description: (words, { data }) => data?.page.description ?? words.siteDescription,
};
