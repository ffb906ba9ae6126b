import type { chartCalls, readingCalls } from '@jyoti/contract/calls';
import { horoscopeDocument, numerologyDocument } from '@jyoti/reports';
import type { Handlers } from '../http/handlers.ts';
import type { Places } from '../places/places.ts';
import type { Store } from '../storage/store.ts';
import { GemstoneService } from './published/gemstones/gemstone-service.ts';
import { HoroscopeService } from './horoscope/horoscope-service.ts';
import { publishedHoroscope } from './published/horoscope/published-horoscope.ts';
import { kundliHandlers } from './kundli/kundli-handlers.ts';
import { KundliService } from './kundli/kundli-service.ts';
import { MatchingService } from './matching/matching-service.ts';
import { numerologyFor } from './published/numerology/numerology-service.ts';
import { FestivalCalendars } from './panchang/festival-calendar.ts';
import { panchangHandlers } from './panchang/panchang-handlers.ts';
import { PanchangService } from './published/panchang/panchang-service.ts';
import { placeOffset } from './place-offset/place-offset.ts';
import { festivalsReport } from './reports/festivals.ts';
import { gemstonesReport } from './reports/gemstones.ts';
import { muhurtaReport } from './reports/muhurta.ts';
import { prashnaReport } from './reports/prashna.ts';
import { panchangMonthReport, panchangMoreReport, panchangReport } from './reports/panchang.ts';
import { starDayReport } from './reports/star-day.ts';
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
  const gemstones = new GemstoneService(timezoneAt, now);
  const horoscopes = new HoroscopeService(timezoneAt, now, publishedHoroscope);
  const horoscopeReports = new HoroscopeService(timezoneAt, now, horoscopeDocument);
  return {
    ...kundliHandlers(services.kundli),
    ...panchangHandlers(new PanchangService(timezoneAt), new FestivalCalendars(timezoneAt, now)),
    ...shareHandlers({ store, matching: services.matching, timezoneAt, now }),
    ...savedChartHandlers({ store, timezoneAt, now }),
    'GET /api/places/offset': ({ query, language }) => placeOffset(query, timezoneAt, language),
    'GET /api/sky/today': ({ query, language }) => skyToday(now(), language, query),
    'POST /api/matching': ({ body, language, calculate }) =>
      calculate(() => services.matching.matching(body, language)),
    'POST /api/reports/matching': ({ body, language, calculate }) =>
      calculate(() => services.matching.document(body, language)),
    'GET /api/reports/festivals': ({ query, language, calculate }) =>
      calculate(() => festivalsReport(query, timezoneAt, language)),
    'POST /api/reports/star-day': ({ body, language, calculate }) =>
      calculate(() => starDayReport(body, timezoneAt, now(), language)),
    'POST /api/numerology': ({ body, language }) => numerologyFor(body, language),
    'POST /api/reports/numerology': ({ body, language }) => numerologyDocument(body, language),
    'POST /api/gemstones': ({ body, language, calculate }) =>
      calculate(() => gemstones.gemstones(body, language)),
    'POST /api/reports/gemstones': ({ body, language, calculate }) =>
      calculate(() => gemstonesReport(body, timezoneAt, now(), language)),
    'GET /api/horoscope/:sign/:period': (incoming) => horoscopes.answer(incoming),
    'GET /api/reports/horoscope/:sign/:period': (incoming) => horoscopeReports.answer(incoming),
    'POST /api/reports/muhurta': ({ body, language, calculate, consume }) =>
      muhurtaReport(
        body,
        { timezoneAt, now: now(), calculate, consume: () => consume('each three months') },
        language,
      ),
    'POST /api/reports/prashna': ({ body, language, calculate }) =>
      calculate(() => prashnaReport(body, timezoneAt, language)),
    'GET /api/reports/panchang': ({ query, language, calculate }) =>
      calculate(() => panchangReport(query, timezoneAt, language)),
    'GET /api/reports/panchang/month': ({ query, language, calculate }) =>
      calculate(() => panchangMonthReport(query, timezoneAt, language)),
    'GET /api/reports/panchang/more': ({ query, language, calculate }) =>
      calculate(() => panchangMoreReport(query, timezoneAt, language)),
  };
}
