import { sectionsOfParts } from '@jyoti/reports';
import type { Handlers } from '../../http/handlers.ts';
import type { KundliService } from './kundli-service.ts';

/** Number of sections that the base price of a call covers. */
const fewSections = 3;

export function kundliHandlers(service: KundliService) {
  return {
    'POST /api/kundli': async ({ body, language, calculate, consume }) => {
      if ((body.sections?.length ?? Infinity) > fewSections) await consume('all sections');
      return calculate(() => service.kundli(body, language));
    },
    'POST /api/reports/kundli': async ({ body, language, calculate, consume }) => {
      if (sectionsOfParts(body.parts).length > fewSections) await consume('all sections');
      return calculate(() => service.document(body, language));
    },
    'POST /api/kundli/vimshottari': ({ body, language, calculate }) =>
      calculate(() => service.vimshottari(body, language)),
    'POST /api/kundli/transits': ({ body, language, calculate }) =>
      calculate(() => service.transits(body, language)),
    'POST /api/kundli/year': ({ body, language, calculate }) =>
      calculate(() => service.year(body, language)),
  } satisfies Partial<Handlers>;
}
