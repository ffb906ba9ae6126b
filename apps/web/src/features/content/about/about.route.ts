import type { InfoPage } from '@jyoti/contract';
import type { PageHandle } from '../../../platform/data/page-handle.ts';
import { infoPage, optional, publicLoader } from '../../../platform/data/public-data.ts';
import { infoHandle } from '../info-handle.ts';

export { AboutPage as Component } from './about-page.tsx';

/**
 * Content of the page and of the home page, which share the testimonials and the hero's figures.
 */
export const loader = publicLoader(async (calls) => {
  const [page, home] = await Promise.all([
    infoPage(calls, 'about'),
    optional(calls('GET /api/home'), null),
  ]);
  return { page, trust: home?.trustIndicators, testimonials: home?.testimonials ?? [] };
});

export const handle: PageHandle<{ page: InfoPage<'about'> }> = {
  title: (words, { data, ...page }) => infoHandle.title(words, { ...page, data: data?.page }),
  description: (words, { data }) => data?.page.description ?? words.siteDescription,
  structuredData: ({ siteName }, { data }, absoluteUrlOf) => {
    const contact = data?.page.contact;
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: siteName,
        url: absoluteUrlOf('/'),
        logo: new URL('/logo.svg', absoluteUrlOf('/')).href,
        ...(contact && {
          email: contact.email,
          telephone: contact.phone,
          address: contact.address.join(', '),
        }),
      },
    ];
  },
};
