import type { HoroscopeSign, ZodiacPage } from '@jyoti/contract';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { publicLoader } from '../../../platform/data/public-data.ts';
import { contentHandle } from '../../content/content-handle.ts';
import { zodiacSignMessages } from '../../../messages.generated/zodiac-sign.ts';
import { signTitle } from './sign-title.ts';

export { ZodiacSignPage as Component } from './zodiac-sign-page.tsx';

const read = publicLoader((calls, { params }) =>
  calls('GET /api/zodiac/:key', { path: { key: (params['sign'] ?? '') as HoroscopeSign } }),
);

/** A sign has one URL, in lower case: all other spellings redirect to it. */
export function loader(args: LoaderFunctionArgs): ReturnType<typeof read> {
  const sign = args.params['sign'] ?? '';
  const canonical = sign.toLowerCase();
  if (sign === canonical) return read(args);
  const { search } = new URL(args.request.url);
  throw redirect(`/zodiac/${encodeURIComponent(canonical)}${search}`, 308);
}

export const handle = contentHandle(zodiacSignMessages, {
  title: ({ sign, sanskritName }: ZodiacPage, words) => signTitle({ sign, sanskritName }, words),
  description: ({ sign, sanskritName, element, rulingPlanet }, words, language) =>
    words.description({
      sanskrit: sanskritName,
      element: element.toLocaleLowerCase(language),
      planet: rulingPlanet,
      sign,
    }),
  picture: ({ url }) => `share-${url.split('/').at(-1)}`,
  trail: ({ sign, url }, { signs }) => [
    { label: signs, href: '/zodiac' },
    { label: sign, href: url },
  ],
});
