import { Router } from 'express';
import { numerologyRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { checkedBody, jsonBody } from '../../http/body.ts';
import { languageOf } from '../../http/language.ts';
import { numerologyFor } from './numerology-service.ts';

/** /api/numerology */
export function numerologyRoutes(tokens: Tokens): Router {
  const routes = Router();
  routes.post('/numerology', requireSignedIn(tokens), jsonBody, (request, response) => {
    const input = checkedBody(request, numerologyRequestSchema);
    response.json({ data: numerologyFor(input, languageOf(request)) });
  });
  return routes;
}
