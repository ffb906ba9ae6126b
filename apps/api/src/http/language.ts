import type { Request } from 'express';
import { knownLanguage, type Language } from '@jyoti/contract';

interface Wish {
  tag: string;
  quality: number;
}

function readWish(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/** The language of a response: `?lang=` first, then `Accept-Language` by weight, then English. */
export function languageOf(request: Pick<Request, 'query' | 'headers'>): Language {
  const param = request.query['lang'];
  const explicit = typeof param === 'string' ? knownLanguage(param) : undefined;
  if (explicit) return explicit;
  const wishes = (request.headers['accept-language'] ?? '').slice(0, 500).split(',').map(readWish);
  const known = wishes
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => knownLanguage(tag));
  return known.find((language) => language !== undefined) ?? 'en';
}
