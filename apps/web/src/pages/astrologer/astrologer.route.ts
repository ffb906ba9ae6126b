import type { AstrologerPage } from '@jyoti/contract';
import type { PageHandle } from '../../data/page-handle.ts';
import { publicLoader } from '../../data/public-data.ts';
import { breadcrumbList } from '../../reading/structured-data.ts';
import { en } from './words.en.ts';

export { AstrologerPage as Component } from './astrologer-page.tsx';

export const loader = publicLoader((calls, { params }) => calls.astrologer(params['slug'] ?? ''));

export const handle: PageHandle<AstrologerPage> = {
  title: (words, { data }) => (data ? `${data.name} · ${words.siteName}` : words.siteName),
  description: (words, { data }) =>
    data
      ? en.description(data.name, data.specializations.join(', '), data.experience)
      : words.siteDescription,
  structuredData: ({ data }, origin) =>
    data
      ? [
          breadcrumbList(
            [
              { label: 'Home', href: '/' },
              { label: en.astrologers, href: '/astrologers' },
              { label: data.name, href: data.url },
            ],
            origin,
          ),
        ]
      : [],
};
