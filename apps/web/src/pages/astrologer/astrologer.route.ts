import type { AstrologerPage } from '@jyoti/contract';
import { publicLoader } from '../../data/public-data.ts';
import { contentHandle } from '../../reading/content-handle.ts';
import { useAstrologerWords } from './words.ts';

export { AstrologerPage as Component } from './astrologer-page.tsx';

export const loader = publicLoader((calls, { params }) =>
  calls('GET /api/astrologers/:key', { path: { key: params['slug'] ?? '' } }),
);

export const handle = contentHandle(useAstrologerWords.of, {
  title: ({ name }: AstrologerPage) => name,
  description: ({ name, specializations, experience }, words) =>
    words.description(name, specializations.join(', '), experience),
  trail: ({ name, url }, { astrologers }) => [
    { label: astrologers, href: '/astrologers' },
    { label: name, href: url },
  ],
});
