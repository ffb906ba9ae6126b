import type { ZodiacPage } from '@jyoti/contract';
import { publicLoader } from '../../data/public-data.ts';
import { contentHandle } from '../../reading/content-handle.ts';
import { useSignWords } from './words.ts';

export { ZodiacSignPage as Component } from './zodiac-sign-page.tsx';

export const loader = publicLoader((calls, { params }) => calls.zodiac(params['sign'] ?? ''));

export const handle = contentHandle<ZodiacPage>({
  title: ({ sign, sanskritName }, language) => useSignWords.of(language).title(sign, sanskritName),
  description: ({ sanskritName, element, rulingPlanet }, language) =>
    useSignWords.of(language).description(sanskritName, element, rulingPlanet),
  picture: ({ url }) => `/pictures/share-${url.split('/').at(-1)}.png`,
  trail: ({ sign, url }, language) => [
    { label: useSignWords.of(language).signs, href: '/zodiac' },
    { label: sign, href: url },
  ],
});
