import { Router } from 'express';
import { gemstonesRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { checkedBody, jsonBody } from '../../http/body.ts';
import type { CalculationQueue } from '../../http/calculation-queue.ts';
import { languageOf } from '../../http/language.ts';
import type { GemstoneService } from './gemstone-service.ts';

/** /api/gemstones */
export function gemstoneRoutes(
  service: GemstoneService,
  tokens: Tokens,
  queue: CalculationQueue,
): Router {
  const routes = Router();
  routes.post('/gemstones', requireSignedIn(tokens), jsonBody, async (request, response) => {
    const input = checkedBody(request, gemstonesRequestSchema);
    const calculate = () => service.gemstones(input, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  return routes;
}
