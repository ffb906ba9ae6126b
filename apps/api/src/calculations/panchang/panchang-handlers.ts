import type { Handlers } from '../../http/handlers.ts';
import type { FestivalCalendars } from './festival-calendar.ts';
import type { PanchangService } from '../published/panchang/panchang-service.ts';

export function panchangHandlers(days: PanchangService, calendars: FestivalCalendars) {
  return {
    'GET /api/panchang': ({ query, language, calculate }) =>
      calculate(() => days.day(query, language)),
    'GET /api/panchang/month': ({ query, language, calculate }) =>
      calculate(() => days.month(query, language)),
    'GET /api/panchang/festivals.ics': async ({ query, calculate, consume, response }) => {
      if (!calendars.has(query)) await consume('a new calendar');
      const { from, to } = query;
      const span = from === to ? from : [from, to].join('-to-');
      const text = await calculate(() => calendars.file(query));
      response.attachment(from ? `festivals-${span}.ics` : 'festivals.ics');
      return text;
    },
  } satisfies Partial<Handlers>;
}
