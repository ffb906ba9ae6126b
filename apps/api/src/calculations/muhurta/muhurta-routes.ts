import { Router } from 'express';
import { muhurtaRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { checkedBody, jsonBody } from '../../http/body.ts';
import type { CalculationQueue } from '../../http/calculation-queue.ts';
import { languageOf } from '../../http/language.ts';
import { consumeForWork } from '../../http/limits/consume-budgets.ts';
import type { MuhurtaService } from './muhurta-service.ts';

/** /api/muhurta */
export function muhurtaRoutes(
  service: MuhurtaService,
  tokens: Tokens,
  queue: CalculationQueue,
): Router {
  const routes = Router();
  routes.post('/muhurta', requireSignedIn(tokens), jsonBody, async (request, response) => {
    const input = checkedBody(request, muhurtaRequestSchema);
    const data = await service.search(input, languageOf(request), async (calculate) => {
      await consumeForWork(request, 'each three months');
      return queue.run(request, calculate);
    });
    response.json({ data });
  });
  return routes;
}
