import { Router } from 'express';
import { resolveCivilTime } from '@jyoti/jyotish';
import { placeOffsetQuerySchema } from '@jyoti/contract';
import { checkedValue } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { TimezoneAt } from '../kundli/cast.ts';
import { timeNotices } from '../kundli/notices.ts';
import { clockOf, instantOf } from '../panchang/where.ts';

/** /api/places/offset: the UTC offset assumed for a birth, before anything is calculated from it. */
export function offsetRoutes(timezoneAt: TimezoneAt): Router {
  const routes = Router();
  routes.get('/places/offset', (request, response) => {
    const input = checkedValue(request, placeOffsetQuerySchema, { ...request.query });
    const { date, time, latitude, longitude } = input;
    const civil = { date, time, timeZone: input.timezone ?? timezoneAt(latitude, longitude) };
    const clock = clockOf(civil, longitude);
    const { timeZone } = clock;
    const at = instantOf({ date, time }, timeZone);
    const birth = { ...civil, ...clock, latitude, longitude, fold: 0 } as const;
    response.set('Cache-Control', 'private, max-age=3600').json({
      data: {
        timezone: timeZone,
        utc_offset_minutes: at.offsetMinutes,
        ...(clock.isLocalMeanTime && { local_mean_time: true }),
        ...(at.ambiguous && {
          repeated_offsets_minutes: [
            at.offsetMinutes,
            resolveCivilTime({ date, time, timeZone, fold: 1 }).offsetMinutes,
          ],
        }),
        notices: timeNotices({ birth, time: at }, languageOf(request)),
      },
    });
  });
  return routes;
}
