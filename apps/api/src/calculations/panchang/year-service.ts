import { almanacSky, eclipsesOf, festivalsOf } from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language, PanchangYear, PanchangYearQuery } from '@jyoti/contract';
import type { TimezoneAt } from '../kundli/cast.ts';
import { TextRenderer } from '../texts/text-renderer.ts';
import { eclipseRow } from './eclipses.ts';
import { festivalRows } from './festivals.ts';
import { monthsOf, regional } from './regional.ts';
import { vratLists } from './vrat-rows.ts';
import { almanacChoice, almanacSettingsOf, clockNotices, clockOfDay, instantOf } from './where.ts';

/** The festivals, vrats and eclipses of a year at a place, for any caller: nothing in them is personal. */
export class YearService {
  readonly #timezoneAt: TimezoneAt;

  constructor(timezoneAt: TimezoneAt) {
    this.#timezoneAt = timezoneAt;
  }

  year(query: PanchangYearQuery, language: Language): PanchangYear {
    const { year, region, latitude, longitude } = query;
    const place = { latitude, longitude };
    const [from, to] = [`${year}-01-01`, `${year}-12-31`];
    const clock = clockOfDay(query, from, this.#timezoneAt);
    const { timeZone } = clock;
    const sky = almanacSky(query.ayanamsa);
    const calendar = festivalsOf(from, to, place, timeZone, almanacChoice(query), sky);
    const observances = regional(calendar.observances, region);
    const eclipses = eclipsesOf(from, to, place, timeZone, almanacChoice(query), sky);
    const renderer = new TextRenderer(language);
    const rows = {
      festivals: festivalRows(observances, renderer),
      lists: vratLists(observances, sky, renderer),
      eclipses: eclipses.map((eclipse) => eclipseRow(eclipse, renderer)),
    };
    const { jdUt } = instantOf({ date: from, time: '12:00:00' }, timeZone);
    return {
      settings: almanacSettingsOf(query, clock, jdUt),
      notices: [
        ...clockNotices(clock, language),
        ...(calendar.notices.includes('no_sunrise') ? [notice('yearNoSunrise', language)] : []),
      ],
      texts_languages: renderer.languages,
      year,
      place,
      region: region ?? null,
      months: monthsOf(region),
      ...rows,
    };
  }
}
