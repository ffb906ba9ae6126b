import type { AstrologerPage } from '@jyoti/contract';
import { publicLoader } from '../../data/public-data.ts';
import { contentHandle } from '../../reading/content-handle.ts';
import { useAstrologerWords } from './words.ts';

export { AstrologerPage as Component } from './astrologer-page.tsx';

export const loader = publicLoader((calls, { params }) => calls.astrologer(params['slug'] ?? ''));

export const handle = contentHandle<AstrologerPage>({
  title: ({ name }) => name,
  description: ({ name, specializations, experience }, language) =>
    useAstrologerWords.of(language).description(name, specializations.join(', '), experience),
  trail: ({ name, url }, language) => [
    { label: useAstrologerWords.of(language).astrologers, href: '/astrologers' },
    { label: name, href: url },
  ],
});
