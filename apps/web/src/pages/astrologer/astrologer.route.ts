import type { AstrologerPage } from '@jyoti/contract';
import { publicLoader } from '../../data/public-data.ts';
import { contentHandle } from '../../reading/content-handle.ts';
import { en } from './words.en.ts';

export { AstrologerPage as Component } from './astrologer-page.tsx';

export const loader = publicLoader((calls, { params }) => calls.astrologer(params['slug'] ?? ''));

export const handle = contentHandle<AstrologerPage>({
  title: ({ name }) => name,
  description: ({ name, specializations, experience }) =>
    en.description(name, specializations.join(', '), experience),
  trail: ({ name, url }) => [
    { label: en.astrologers, href: '/astrologers' },
    { label: name, href: url },
  ],
});
