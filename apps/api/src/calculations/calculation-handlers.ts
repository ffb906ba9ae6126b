import type { chartCalls, readingCalls } from '@jyoti/contract/calls';
import type { Handlers } from '../http/handlers.ts';
import type { Places } from '../places/places.ts';
import type { Store } from '../storage/store.ts';
import { GemstoneService } from './gemstones/gemstone-service.ts';
import { HoroscopeService } from './horoscope/horoscope-service.ts';
import { kundliHandlers } from './kundli/kundli-handlers.ts';
import { KundliService } from './kundli/kundli-service.ts';
import { MatchingService } from './matching/matching-service.ts';
import { MuhurtaService } from './muhurta/muhurta-service.ts';
import { numerologyFor } from './numerology/numerology-service.ts';
import { FestivalCalendars } from './panchang/festival-calendar.ts';
import { panchangHandlers } from './panchang/panchang-handlers.ts';
import { PanchangService } from './panchang/panchang-service.ts';
import { YearService } from './panchang/year-service.ts';
import { placeOffset } from './place-offset/place-offset.ts';
import { gemstonesReport } from './reports/gemstones.ts';
import { savedChartHandlers } from './saved-charts/saved-chart-handlers.ts';
import { shareHandlers } from './shares/share-handlers.ts';
import { skyToday } from './sky/sky-today.ts';

export interface CalculationDependencies {
  store: Store;
  places: Places;
  now: () => Date;
}

/**
 * Handlers of every call that calculates. The engine and its texts are half of the server's modules, so this
 * module is loaded after the server has started to listen.
 */
export function calculationHandlers({
  store,
  places,
  now,
}: CalculationDependencies): Handlers<keyof typeof readingCalls | keyof typeof chartCalls> {
  const timezoneAt = (latitude: number, longitude: number) =>
    places.timezoneAt(latitude, longitude);
  const services = {
    kundli: new KundliService(timezoneAt, now),
    matching: new MatchingService(timezoneAt, now),
  };
  const muhurtas = new MuhurtaService(timezoneAt, now);
  const gemstones = new GemstoneService(timezoneAt, now);
  const horoscopes = new HoroscopeService(timezoneAt, now);
  return {
    ...kundliHandlers(services.kundli),
    ...panchangHandlers(
      new PanchangService(timezoneAt),
      new YearService(timezoneAt),
      new FestivalCalendars(timezoneAt, now),
    ),
    ...shareHandlers({ store, matching: services.matching, timezoneAt, now }),
    ...savedChartHandlers({ store, timezoneAt, now }),
    'GET /api/places/offset': ({ query, language }) => placeOffset(query, timezoneAt, language),
    'GET /api/sky/today': ({ query, language }) => skyToday(now(), language, query),
    'POST /api/matching': ({ body, language, calculate }) =>
      calculate(() => services.matching.matching(body, language)),
    'POST /api/reports/matching': ({ body, language, calculate }) =>
      calculate(() => services.matching.document(body, language)),
    'POST /api/muhurta': ({ body, language, calculate, consume }) =>
      muhurtas.search(body, language, async (work) => {
        await consume('each three months');
        return calculate(work);
      }),
    'POST /api/numerology': ({ body, language }) => numerologyFor(body, language),
    'POST /api/gemstones': ({ body, language, calculate }) =>
      calculate(() => gemstones.gemstones(body, language)),
    'POST /api/reports/gemstones': ({ body, language, calculate }) =>
      calculate(() => gemstonesReport(body, timezoneAt, now(), language)),
    'GET /api/horoscope/:sign/:period': async ({ path, query, language, calculate, consume }) => {
      const { sign, period } = path;
      const known = horoscopes.known(sign, period, query, language);
      if (known) return known;
      await consume(period);
      return calculate(() => horoscopes.horoscope(sign, period, query, language));
    },
  };
}
