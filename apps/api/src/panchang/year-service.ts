import { almanacSky, eclipsesOf, festivalsOf, monthSystemOf } from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language, PanchangYear, PanchangYearQuery } from '@jyoti/contract';
import type { TimezoneAt } from '../kundli/cast.ts';
import { Telling } from '../texts/telling.ts';
import { eclipseRow } from './eclipses.ts';
import { festivalRows } from './festivals.ts';
import { regional } from './regional.ts';
import { vratLists } from './vrat-rows.ts';
import { almanacSettingsOf, clockNotices, clockOfDay, instantOf } from './where.ts';

/** The festivals, vrats and eclipses of a year at a place, for any caller: nothing in them is personal. */
export class YearService {
  readonly #timezoneAt: TimezoneAt;

  constructor(timezoneAt: TimezoneAt) {
    this.#timezoneAt = timezoneAt;
  }

  year(asked: PanchangYearQuery, language: Language): PanchangYear {
    const { year, region, latitude, longitude } = asked;
    const place = { latitude, longitude };
    const [from, to] = [`${year}-01-01`, `${year}-12-31`];
    const clock = clockOfDay(asked, from, this.#timezoneAt);
    const { timezone } = clock;
    const sky = almanacSky(asked.ayanamsa);
    const calendar = festivalsOf(from, to, place, timezone, asked, sky);
    const observances = regional(calendar.observances, region);
    const eclipses = eclipsesOf(from, to, place, timezone, asked, sky);
    const telling = new Telling(language);
    const rows = {
      festivals: festivalRows(observances, telling),
      lists: vratLists(observances, sky, telling),
      eclipses: eclipses.map((eclipse) => eclipseRow(eclipse, telling)),
    };
    const { jdUt } = instantOf({ date: from, time: '12:00:00' }, timezone);
    return {
      settings: almanacSettingsOf(asked, clock, jdUt),
      notices: [
        ...clockNotices(clock, language),
        ...(calendar.notices.includes('no_sunrise') ? [notice('yearNoSunrise', language)] : []),
      ],
      texts_languages: telling.languages,
      year,
      place,
      region: region ?? null,
      months: region ? monthSystemOf(region) : 'purnimanta',
      ...rows,
    };
  }
}
