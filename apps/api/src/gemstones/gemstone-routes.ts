import { Router } from 'express';
import { gemstonesRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedBody, jsonBody } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { GemstoneService } from './gemstone-service.ts';

/** /api/gemstones */
export function gemstoneRoutes(service: GemstoneService, tokens: Tokens): Router {
  const routes = Router();
  routes.post('/gemstones', requireSignedIn(tokens), jsonBody, (request, response) => {
    const asked = checkedBody(request, gemstonesRequestSchema);
    response.json({ data: service.gemstones(asked, languageOf(request)) });
  });
  return routes;
}
