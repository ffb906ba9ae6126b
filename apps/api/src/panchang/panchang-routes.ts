import { Router } from 'express';
import { panchangMonthQuerySchema, panchangQuerySchema } from '@jyoti/contract';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedValue } from '../http/body.ts';
import { keepPrivately } from '../http/caching.ts';
import { inTurn } from '../http/in-turn.ts';
import { languageOf } from '../http/language.ts';
import type { PanchangService } from './panchang-service.ts';

/** /api/panchang */
export function panchangRoutes(service: PanchangService, tokens: Tokens): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);
  routes.get('/panchang', signedIn, async (request, response) => {
    const asked = checkedValue(request, panchangQuerySchema, request.query);
    const calculate = () => service.day(asked, languageOf(request));
    const data = await inTurn(request, calculate);
    keepPrivately(response).json({ data });
  });
  routes.get('/panchang/month', signedIn, async (request, response) => {
    const asked = checkedValue(request, panchangMonthQuerySchema, request.query);
    const calculate = () => service.month(asked, languageOf(request));
    const data = await inTurn(request, calculate);
    keepPrivately(response).json({ data });
  });
  return routes;
}
