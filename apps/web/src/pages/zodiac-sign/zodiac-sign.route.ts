import type { ZodiacPage } from '@jyoti/contract';
import { publicLoader } from '../../data/public-data.ts';
import { contentHandle } from '../../reading/content-handle.ts';
import { en } from './words.en.ts';

export { ZodiacSignPage as Component } from './zodiac-sign-page.tsx';

export const loader = publicLoader((calls, { params }) => calls.zodiac(params['sign'] ?? ''));

export const handle = contentHandle<ZodiacPage>({
  title: ({ sign, sanskritName }) => en.title(sign, sanskritName),
  description: ({ sanskritName, element, rulingPlanet }) =>
    `${sanskritName}, ${element.toLowerCase()}, ruled by ${rulingPlanet}: ${en.lead(sanskritName)}`,
  picture: ({ sign }) => `/pictures/share-${sign.toLowerCase()}.png`,
  trail: ({ sign, url }) => [
    { label: en.signs, href: '/zodiac' },
    { label: sign, href: url },
  ],
});
