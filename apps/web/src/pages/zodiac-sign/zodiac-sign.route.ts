import type { PageFacts, PageHandle } from '../../app/page-handle.ts';
import { zodiacCall } from '../../app/public-calls.ts';
import { breadcrumbList } from '../../reading/structured-data.ts';
import { en } from './words.en.ts';

export { ZodiacSignPage as Component } from './zodiac-sign-page.tsx';

const signOf = ({ params, known }: PageFacts) => known.answerOf(zodiacCall(params['sign'] ?? ''));

export const handle: PageHandle = {
  title: (words, page) => {
    const sign = signOf(page);
    return sign ? `${en.title(sign.sign, sign.sanskritName)} · ${words.siteName}` : words.siteName;
  },
  description: (words, page) => {
    const sign = signOf(page);
    if (!sign) return words.siteDescription;
    return `${sign.sanskritName}, ${sign.element.toLowerCase()}, ruled by ${sign.rulingPlanet}: ${en.lead(sign.sanskritName)}`;
  },
  needs: ({ sign = '' }) => [zodiacCall(sign)],
  picture: (page) => {
    const sign = signOf(page);
    return sign ? `/pictures/share-${page.params['sign']}.png` : '/pictures/share.png';
  },
  structuredData: (page, origin) => {
    const sign = signOf(page);
    if (!sign) return [];
    return [
      breadcrumbList(
        [
          { label: 'Home', href: '/' },
          { label: en.signs, href: '/zodiac' },
          { label: sign.sign, href: sign.url },
        ],
        origin,
      ),
    ];
  },
};
