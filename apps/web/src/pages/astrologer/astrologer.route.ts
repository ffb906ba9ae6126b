import type { PageFacts, PageHandle } from '../../app/page-handle.ts';
import { astrologerCall } from '../../app/public-calls.ts';
import { breadcrumbList } from '../../reading/structured-data.ts';
import { en } from './words.en.ts';

export { AstrologerPage as Component } from './astrologer-page.tsx';

const astrologerOf = ({ params, known }: PageFacts) =>
  known.answerOf(astrologerCall(params['slug'] ?? ''));

export const handle: PageHandle = {
  title: (words, page) => {
    const name = astrologerOf(page)?.name;
    return name === undefined ? words.siteName : `${name} · ${words.siteName}`;
  },
  description: (words, page) => {
    const astrologer = astrologerOf(page);
    if (!astrologer) return words.siteDescription;
    const { name, specializations, experience } = astrologer;
    return en.description(name, specializations.join(', '), experience);
  },
  needs: ({ slug = '' }) => [astrologerCall(slug)],
  structuredData: (page, origin) => {
    const astrologer = astrologerOf(page);
    if (!astrologer) return [];
    return [
      breadcrumbList(
        [
          { label: 'Home', href: '/' },
          { label: en.astrologers, href: '/astrologers' },
          { label: astrologer.name, href: astrologer.url },
        ],
        origin,
      ),
    ];
  },
};
