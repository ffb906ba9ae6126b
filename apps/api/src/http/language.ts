import type { Request } from 'express';
import { knownLanguage, type Language } from '@jyoti/contract';

/** The language of a response: `?lang=` first, then `Accept-Language` by weight, then English. */
export function languageOf(request: Request): Language {
  const param = request.query['lang'];
  const explicit = typeof param === 'string' ? [param] : [];
  const accepted = [...explicit, ...request.acceptsLanguages()].map(knownLanguage);
  return accepted.find((language) => language !== undefined) ?? 'en';
}
