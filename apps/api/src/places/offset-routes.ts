import { Router } from 'express';
import { placeOffsetQuerySchema } from '@jyoti/contract';
import { checkedValue } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { TimezoneAt } from '../kundli/cast.ts';
import { timeNotices } from '../kundli/notices.ts';
import { instantOf } from '../panchang/where.ts';

/** /api/places/offset: by which clock a birth is taken to have been, before anything is calculated from it. */
export function offsetRoutes(timezoneAt: TimezoneAt): Router {
  const routes = Router();
  routes.get('/places/offset', (request, response) => {
    const asked = checkedValue(request, placeOffsetQuerySchema, { ...request.query });
    const { date, time, latitude, longitude } = asked;
    const timezone = asked.timezone ?? timezoneAt(latitude, longitude);
    const at = instantOf({ date, time }, timezone);
    const birth = { date, time, timezone, latitude, longitude, fold: 0 } as const;
    response.set('Cache-Control', 'private, max-age=3600').json({
      data: {
        timezone,
        utc_offset_minutes: at.offsetMinutes,
        notices: timeNotices({ birth, time: at }, languageOf(request)),
      },
    });
  });
  return routes;
}
