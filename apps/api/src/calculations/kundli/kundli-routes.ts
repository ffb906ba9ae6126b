import { Router } from 'express';
import {
  kundliRequestSchema,
  prashnaRequestSchema,
  transitsRequestSchema,
  vimshottariRequestSchema,
  yearChartRequestSchema,
} from '@jyoti/contract';
import { requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { checkedBody, jsonBody } from '../../http/body.ts';
import type { CalculationQueue } from '../../http/calculation-queue.ts';
import { languageOf } from '../../http/language.ts';
import { consumeForWork } from '../../http/limits/consume-budgets.ts';
import type { KundliService } from './kundli-service.ts';

/** Number of sections that the base price of a call covers. */
const fewSections = 3;

/** /api/kundli */
export function kundliRoutes(
  service: KundliService,
  tokens: Tokens,
  queue: CalculationQueue,
): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);
  routes.post('/kundli', signedIn, jsonBody, async (request, response) => {
    const input = checkedBody(request, kundliRequestSchema);
    if ((input.sections?.length ?? Infinity) > fewSections)
      await consumeForWork(request, 'all sections');
    const calculate = () => service.kundli(input, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  routes.post('/kundli/vimshottari', signedIn, jsonBody, async (request, response) => {
    const input = checkedBody(request, vimshottariRequestSchema);
    const calculate = () => service.vimshottari(input, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  routes.post('/kundli/transits', signedIn, jsonBody, async (request, response) => {
    const input = checkedBody(request, transitsRequestSchema);
    const calculate = () => service.transits(input, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  routes.post('/kundli/year', signedIn, jsonBody, async (request, response) => {
    const input = checkedBody(request, yearChartRequestSchema);
    const calculate = () => service.year(input, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  routes.post('/kundli/prashna', signedIn, jsonBody, async (request, response) => {
    const input = checkedBody(request, prashnaRequestSchema);
    const calculate = () => service.prashna(input, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  return routes;
}
