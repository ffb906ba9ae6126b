import { Router } from 'express';
import { kundliRequestSchema, vimshottariRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedBody, jsonBody } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { KundliService } from './kundli-service.ts';

/** /api/kundli */
export function kundliRoutes(service: KundliService, tokens: Tokens): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);
  routes.post('/kundli', signedIn, jsonBody, (request, response) => {
    const asked = checkedBody(request, kundliRequestSchema);
    response.json({ data: service.kundli(asked, languageOf(request)) });
  });
  routes.post('/kundli/vimshottari', signedIn, jsonBody, (request, response) => {
    const asked = checkedBody(request, vimshottariRequestSchema);
    response.json({ data: service.vimshottari(asked, languageOf(request)) });
  });
  return routes;
}
