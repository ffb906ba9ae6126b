import type { Handlers } from '../../http/handlers.ts';
import type { KundliService } from './kundli-service.ts';

/** Number of sections that the base price of a call covers. */
const fewSections = 3;

/** Number of parts that the base price of a document covers: those of a tab. */
const fewParts = 6;

export function kundliHandlers(service: KundliService) {
  return {
    'POST /api/kundli': async ({ body, language, calculate, consume }) => {
      if ((body.sections?.length ?? Infinity) > fewSections) await consume('all sections');
      return calculate(() => service.kundli(body, language));
    },
    'POST /api/reports/kundli': async ({ body, language, calculate, consume }) => {
      if (body.parts.length > fewParts) await consume('all parts');
      return calculate(() => service.document(body, language));
    },
    'POST /api/facts/kundli': ({ body, language, calculate }) =>
      calculate(() => service.facts(body, language)),
    'POST /api/reports/birth-day': ({ body, language, calculate }) =>
      calculate(() => service.birthDay(body, language)),
    'POST /api/kundli/vimshottari': ({ body, language, calculate }) =>
      calculate(() => service.vimshottari(body, language)),
  } satisfies Partial<Handlers>;
}
