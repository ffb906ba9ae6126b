import type { FestivalsDocument, FestivalsQuery, Language } from '@jyoti/contract';
import { almanacSky, eclipsesOf, festivalsOf } from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import { festivalsDocument } from '@jyoti/reports';
import type { TimezoneAt } from '../requests/cast.ts';
import { monthsOf, regional } from '../requests/regional.ts';
import {
  almanacChoice,
  almanacSettingsOf,
  clockNotices,
  clockOfDay,
  instantOf,
} from '../requests/where.ts';

/** The festivals, fasts and eclipses of a year at a place as a report. Nothing in it is personal. */
export function festivalsReport(
  query: FestivalsQuery,
  timezoneAt: TimezoneAt,
  language: Language,
): FestivalsDocument {
  const { year, region = null, latitude, longitude } = query;
  const place = { latitude, longitude };
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const clock = clockOfDay(query, from, timezoneAt);
  const { timeZone } = clock;
  const sky = almanacSky(query.ayanamsa);
  const calendar = festivalsOf(from, to, place, timeZone, almanacChoice(query), sky);
  const { jdUt } = instantOf({ date: from, time: '12:00:00' }, timeZone);
  return festivalsDocument(
    {
      settings: almanacSettingsOf(query, clock, jdUt),
      notices: [
        ...clockNotices(clock, language),
        ...(calendar.notices.includes('no_sunrise') ? [notice('yearNoSunrise', language)] : []),
      ],
      year,
      place,
      region,
      observances: regional(calendar.observances, region),
      eclipses: eclipsesOf(from, to, place, timeZone, almanacChoice(query), sky),
      months: monthsOf(region),
      sky,
    },
    language,
  );
}
