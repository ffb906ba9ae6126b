import { Router } from 'express';
import { matchingRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { checkedBody, jsonBody } from '../../http/body.ts';
import type { CalculationQueue } from '../../http/calculation-queue.ts';
import { languageOf } from '../../http/language.ts';
import type { MatchingService } from './matching-service.ts';

/** /api/matching */
export function matchingRoutes(
  service: MatchingService,
  tokens: Tokens,
  queue: CalculationQueue,
): Router {
  const routes = Router();
  routes.post('/matching', requireSignedIn(tokens), jsonBody, async (request, response) => {
    const input = checkedBody(request, matchingRequestSchema);
    const calculate = () => service.matching(input, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  return routes;
}
