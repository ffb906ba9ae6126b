import type { Request } from 'express';
import { knownLanguage, type Language } from '@jyoti/contract';

/** Pages are English unless `?lang=` asks for another: what a visitor sees does not turn on a header. */
export function pageLanguage(request: Pick<Request, 'query'>): Language {
  const asked = request.query['lang'];
  return (typeof asked === 'string' ? knownLanguage(asked) : undefined) ?? 'en';
}
