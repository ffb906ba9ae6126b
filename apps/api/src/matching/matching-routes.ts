import { Router } from 'express';
import { matchingRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedBody, jsonBody } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { MatchingService } from './matching-service.ts';

/** /api/matching */
export function matchingRoutes(service: MatchingService, tokens: Tokens): Router {
  const routes = Router();
  routes.post('/matching', requireSignedIn(tokens), jsonBody, (request, response) => {
    const asked = checkedBody(request, matchingRequestSchema);
    response.json({ data: service.matching(asked, languageOf(request)) });
  });
  return routes;
}
