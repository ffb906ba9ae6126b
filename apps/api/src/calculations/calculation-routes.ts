import { Router } from 'express';
import type { Tokens } from '../auth/tokens.ts';
import { gemstoneRoutes } from './gemstones/gemstone-routes.ts';
import { GemstoneService } from './gemstones/gemstone-service.ts';
import { horoscopeRoutes } from './horoscope/horoscope-routes.ts';
import { HoroscopeService } from './horoscope/horoscope-service.ts';
import type { CalculationQueue } from '../http/calculation-queue.ts';
import { kundliRoutes } from './kundli/kundli-routes.ts';
import { KundliService } from './kundli/kundli-service.ts';
import { matchingRoutes } from './matching/matching-routes.ts';
import { MatchingService } from './matching/matching-service.ts';
import { muhurtaRoutes } from './muhurta/muhurta-routes.ts';
import { MuhurtaService } from './muhurta/muhurta-service.ts';
import { numerologyRoutes } from './numerology/numerology-routes.ts';
import { FestivalCalendars } from './panchang/festival-calendar.ts';
import { panchangRoutes } from './panchang/panchang-routes.ts';
import { PanchangService } from './panchang/panchang-service.ts';
import { YearService } from './panchang/year-service.ts';
import { offsetRoutes } from './place-offset/offset-routes.ts';
import type { Places } from '../places/places.ts';
import { shareRoutes } from './shares/share-routes.ts';
import { skyRoutes } from './sky/sky-routes.ts';
import type { Store } from '../storage/store.ts';
import { savedChartRoutes } from './saved-charts/saved-chart-routes.ts';

export interface CalculationDependencies {
  store: Store;
  tokens: Tokens;
  places: Places;
  queue: CalculationQueue;
  now: () => Date;
}

/**
 * Routes of every call that calculates. The engine and its texts are half of the server's modules, so this
 * module is loaded after the server has started to listen.
 */
export function calculationRoutes({
  store,
  tokens,
  places,
  queue,
  now,
}: CalculationDependencies): Router {
  const timezoneAt = (latitude: number, longitude: number) =>
    places.timezoneAt(latitude, longitude);
  const routes = Router();
  const services = {
    kundli: new KundliService(timezoneAt, now),
    matching: new MatchingService(timezoneAt, now),
  };
  routes.use(kundliRoutes(services.kundli, tokens, queue));
  routes.use(matchingRoutes(services.matching, tokens, queue));
  routes.use(shareRoutes({ store, tokens, services, queue, timezoneAt, now }));
  const calendars = new FestivalCalendars(timezoneAt, now);
  const almanac = { days: new PanchangService(timezoneAt), years: new YearService(timezoneAt) };
  routes.use(panchangRoutes(almanac, calendars, tokens, queue));
  routes.use(muhurtaRoutes(new MuhurtaService(timezoneAt, now), tokens, queue));
  routes.use(skyRoutes(now));
  routes.use(numerologyRoutes(tokens));
  routes.use(gemstoneRoutes(new GemstoneService(timezoneAt, now), tokens, queue));
  routes.use(horoscopeRoutes(new HoroscopeService(timezoneAt, now), tokens, queue));
  routes.use(offsetRoutes(timezoneAt));
  routes.use(savedChartRoutes({ store, tokens, timezoneAt, now }));
  return routes;
}
