import { Router } from 'express';
import { poojasQuerySchema } from '@jyoti/contract';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { ceremonyId } from '../content/ceremonies.ts';
import { appError } from '../http/errors/app-error.ts';
import { checkedValue } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { PoojaService } from './pooja-service.ts';

/** /api/poojas: not cached by the browser, since availability changes. */
export function poojaRoutes(service: PoojaService, tokens: Tokens): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);

  routes.get('/poojas', signedIn, async (request, response) => {
    const { day } = checkedValue(request, poojasQuerySchema, request.query);
    const { value, languages } = await service.list(languageOf(request), day);
    response.set('Content-Language', languages.join(', ')).json({ data: value });
  });
  routes.get('/poojas/:id', signedIn, async (request, response) => {
    const id = ceremonyId(String(request.params['id']));
    if (id === null) throw appError(404, 'not_found', 'notFound');
    const { value, languages } = await service.one(id, languageOf(request));
    response.set('Content-Language', languages.join(', ')).json({ data: value });
  });
  return routes;
}
