import { Router } from 'express';
import {
  festivalCalendarQuerySchema,
  panchangMonthQuerySchema,
  panchangMoreQuerySchema,
  panchangQuerySchema,
  panchangYearQuerySchema,
} from '@jyoti/contract';
import { requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { checkedValue } from '../../http/body.ts';
import { setPrivateCaching } from '../../http/caching.ts';
import { consumeForWork } from '../../http/limits/consume-budgets.ts';
import type { CalculationQueue } from '../../http/calculation-queue.ts';
import { languageOf } from '../../http/language.ts';
import type { FestivalCalendars } from './festival-calendar.ts';
import type { PanchangService } from './panchang-service.ts';
import type { YearService } from './year-service.ts';

/** /api/panchang */
export function panchangRoutes(
  { days, years }: { days: PanchangService; years: YearService },
  calendars: FestivalCalendars,
  tokens: Tokens,
  queue: CalculationQueue,
): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);
  routes.get('/panchang', signedIn, async (request, response) => {
    const input = checkedValue(request, panchangQuerySchema, request.query);
    const calculate = () => days.day(input, languageOf(request));
    const data = await queue.run(request, calculate);
    setPrivateCaching(response).json({ data });
  });
  routes.get('/panchang/month', signedIn, async (request, response) => {
    const input = checkedValue(request, panchangMonthQuerySchema, request.query);
    const calculate = () => days.month(input, languageOf(request));
    const data = await queue.run(request, calculate);
    setPrivateCaching(response).json({ data });
  });
  routes.get('/panchang/year', signedIn, async (request, response) => {
    const input = checkedValue(request, panchangYearQuerySchema, request.query);
    const calculate = () => years.year(input, languageOf(request));
    const data = await queue.run(request, calculate);
    setPrivateCaching(response).json({ data });
  });
  routes.get('/panchang/more', signedIn, async (request, response) => {
    const input = checkedValue(request, panchangMoreQuerySchema, request.query);
    const calculate = () => days.more(input, languageOf(request));
    const data = await queue.run(request, calculate);
    setPrivateCaching(response).json({ data });
  });
  // Public, because a subscribed calendar app cannot log in.
  routes.get('/panchang/festivals.ics', async (request, response) => {
    const input = checkedValue(request, festivalCalendarQuerySchema, request.query);
    if (!calendars.has(input)) await consumeForWork(request, 'a new calendar');
    const text = await queue.run(request, () => calendars.file(input));
    const span = input.from === input.to ? input.from : [input.from, input.to].join('-to-');
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/calendar')
      .attachment(input.from ? `festivals-${span}.ics` : 'festivals.ics')
      .send(text);
  });
  return routes;
}
