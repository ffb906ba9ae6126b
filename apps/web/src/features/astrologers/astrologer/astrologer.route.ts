import type { AstrologerPage } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { publicLoader } from '../../../platform/data/public-data.ts';
import { contentHandle } from '../../content/content-handle.ts';
import { astrologerMessages } from '../../../messages.generated/astrologer.ts';

export { AstrologerPage as Component } from './astrologer-page.tsx';

export const loader = publicLoader((calls, { params }) =>
  calls('GET /api/astrologers/:key', { path: { key: params['slug'] ?? '' } }),
);

export const handle = contentHandle(astrologerMessages, {
  title: ({ name }: AstrologerPage) => name,
  description: ({ name, specializations, experience }, words, language) =>
    words.description({ name, subjects: formatList(specializations, language), years: experience }),
  trail: ({ name, url }, { astrologers }) => [
    { label: astrologers, href: '/astrologers' },
    { label: name, href: url },
  ],
});
