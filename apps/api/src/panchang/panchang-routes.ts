import { Router } from 'express';
import { panchangMonthQuerySchema, panchangQuerySchema } from '@jyoti/contract';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedValue } from '../http/body.ts';
import { keepPrivately } from '../http/caching.ts';
import { languageOf } from '../http/language.ts';
import type { PanchangService } from './panchang-service.ts';

/** /api/panchang */
export function panchangRoutes(service: PanchangService, tokens: Tokens): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);
  routes.get('/panchang', signedIn, (request, response) => {
    const asked = checkedValue(request, panchangQuerySchema, request.query);
    keepPrivately(response).json({ data: service.day(asked, languageOf(request)) });
  });
  routes.get('/panchang/month', signedIn, (request, response) => {
    const asked = checkedValue(request, panchangMonthQuerySchema, request.query);
    keepPrivately(response).json({ data: service.month(asked, languageOf(request)) });
  });
  return routes;
}
