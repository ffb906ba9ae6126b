import type { ZodiacPage } from '@jyoti/contract';
import type { PageHandle } from '../../data/page-handle.ts';
import { publicLoader } from '../../data/public-data.ts';
import { breadcrumbList } from '../../reading/structured-data.ts';
import { en } from './words.en.ts';

export { ZodiacSignPage as Component } from './zodiac-sign-page.tsx';

export const loader = publicLoader((calls, { params }) => calls.zodiac(params['sign'] ?? ''));

export const handle: PageHandle<ZodiacPage> = {
  title: (words, { data }) =>
    data ? `${en.title(data.sign, data.sanskritName)} · ${words.siteName}` : words.siteName,
  description: (words, { data }) => {
    if (!data) return words.siteDescription;
    const { sanskritName, element, rulingPlanet } = data;
    return `${sanskritName}, ${element.toLowerCase()}, ruled by ${rulingPlanet}: ${en.lead(sanskritName)}`;
  },
  picture: ({ params, data }) =>
    data ? `/pictures/share-${params['sign']}.png` : '/pictures/share.png',
  structuredData: ({ data }, origin) =>
    data
      ? [
          breadcrumbList(
            [
              { label: 'Home', href: '/' },
              { label: en.signs, href: '/zodiac' },
              { label: data.sign, href: data.url },
            ],
            origin,
          ),
        ]
      : [],
};
