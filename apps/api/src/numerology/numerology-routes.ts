import { Router } from 'express';
import { numerologyRequestSchema } from '@jyoti/contract';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedBody, jsonBody } from '../http/body.ts';
import { numerologyFor } from './numerology-service.ts';

/** /api/numerology */
export function numerologyRoutes(tokens: Tokens): Router {
  const routes = Router();
  routes.post('/numerology', requireSignedIn(tokens), jsonBody, (request, response) => {
    response.json({ data: numerologyFor(checkedBody(request, numerologyRequestSchema)) });
  });
  return routes;
}
