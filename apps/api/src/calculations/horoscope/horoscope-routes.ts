import { Router } from 'express';
import {
  horoscopePeriods,
  horoscopeQuerySchema,
  horoscopeSigns,
  type HoroscopePeriod,
  type HoroscopeSign,
} from '@jyoti/contract';
import { requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { appError } from '../../http/errors/app-error.ts';
import { checkedValue } from '../../http/body.ts';
import { setPrivateCaching } from '../../http/caching.ts';
import type { CalculationQueue } from '../../http/calculation-queue.ts';
import { languageOf } from '../../http/language.ts';
import { consumeForWork } from '../../http/limits/consume-budgets.ts';
import type { HoroscopeService } from './horoscope-service.ts';

/** /api/horoscope */
export function horoscopeRoutes(
  service: HoroscopeService,
  tokens: Tokens,
  queue: CalculationQueue,
): Router {
  const routes = Router();
  routes.get('/horoscope/:sign/:period', requireSignedIn(tokens), async (request, response) => {
    const sign = request.params.sign as HoroscopeSign;
    const period = request.params.period as HoroscopePeriod;
    if (!horoscopeSigns.includes(sign) || !horoscopePeriods.includes(period)) {
      throw appError(404, 'not_found', 'notFound');
    }
    const input = checkedValue(request, horoscopeQuerySchema, request.query);
    const language = languageOf(request);
    const known = service.known(sign, period, input, language);
    if (!known) await consumeForWork(request, period);
    const calculate = () => service.horoscope(sign, period, input, language);
    const data = known ?? (await queue.run(request, calculate));
    setPrivateCaching(response).json({ data });
  });
  return routes;
}
