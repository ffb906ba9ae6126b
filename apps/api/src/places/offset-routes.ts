import { Router } from 'express';
import { gregorianFromJulian, julianCalendarUntil, resolveCivilTime } from '@jyoti/jyotish';
import { placeOffsetQuerySchema } from '@jyoti/contract';
import { checkedValue } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import { clockSettings, type TimezoneAt } from '../kundli/cast.ts';
import { timeNotices } from '../kundli/notices.ts';
import { clockOf, instantOf } from '../panchang/where.ts';

/** Whether a date may be of the Julian calendar, and the Gregorian one that it is then. */
function julianOf({ date, timezone }: { date: string; timezone: string }) {
  const until = julianCalendarUntil(timezone);
  if (until === null || date >= until) return {};
  return { julian: { until, gregorian_date: gregorianFromJulian(date) } };
}

/** /api/places/offset: the UTC offset assumed for a birth, before anything is calculated from it. */
export function offsetRoutes(timezoneAt: TimezoneAt): Router {
  const routes = Router();
  routes.get('/places/offset', (request, response) => {
    const input = checkedValue(request, placeOffsetQuerySchema, { ...request.query });
    const { date, time, latitude, longitude } = input;
    const civil = { date, time, timezone: input.timezone ?? timezoneAt(latitude, longitude) };
    const clock = clockOf(civil, longitude, latitude);
    const { timezone } = clock;
    const at = instantOf({ date, time }, timezone);
    const birth = { ...civil, ...clock, latitude, longitude, fold: 0 } as const;
    response.set('Cache-Control', 'private, max-age=3600').json({
      data: {
        timezone,
        utc_offset_minutes: at.offsetMinutes,
        ...clockSettings(clock),
        ...julianOf(civil),
        ...(at.ambiguous && {
          repeated_offsets_minutes: [
            at.offsetMinutes,
            resolveCivilTime({ date, time, timezone, fold: 1 }).offsetMinutes,
          ],
        }),
        notices: timeNotices({ birth, time: at }, languageOf(request)),
      },
    });
  });
  return routes;
}
