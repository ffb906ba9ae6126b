import {
  almanacSky,
  civilDays,
  civilFromJulianDay,
  eclipsesOf,
  festivalsOf,
  illuminationAt,
  isoFromJulianDay,
  kalamsOf,
  limbsAt,
  panchangOfDay,
  panchangOfMonth,
  signOf,
  type AlmanacSky,
  type DayPanchang,
  type GeoPlace,
  type MonthDay,
  type ResolvedTime,
} from '@jyoti/jyotish';
import {
  ayanaMeaning,
  lunarMonthMeaning,
  notice,
  rituMeaning,
  weekdayMeaning,
} from '@jyoti/readings';
import { atSunrise } from '@jyoti/contract';
import type {
  FestivalRow,
  Language,
  Panchang,
  PanchangMonth,
  PanchangMonthDay,
  PanchangMonthQuery,
  PanchangQuery,
} from '@jyoti/contract';
import type { TimezoneAt } from '../kundli/cast.ts';
import { spanOf } from '../kundli/instants.ts';
import { grahaName, signName, titled, weekdayNames } from '../kundli/wire-names.ts';
import { Telling } from '../texts/telling.ts';
import { dayHours } from './day-hours.ts';
import { eclipseRow, touches } from './eclipses.ts';
import { festivalRows } from './festivals.ts';
import { karanaRow, limbRows, masaOf, nakshatraRow, riseRows, tithiRow, yogaRow } from './limbs.ts';
import { luminanceText, moonRow } from './moon-rows.ts';
import { regional } from './regional.ts';
import { almanacSettingsOf, clockNotices, clockOfDay, dayNotices, instantOf } from './where.ts';

const FIRST_DATE = '1800-01-01';

type ReadAt = Pick<ResolvedTime, 'jdUt' | 'ambiguous'>;

function advancedDetails(
  day: DayPanchang,
  timezone: string,
  telling: Telling,
): Panchang['advanced_details'] {
  const { language } = telling;
  const { lunarMonth, purnimanta, samvats, season, nextFullMoonJdUt } = day;
  return {
    ...riseRows(day),
    purnimata_date: civilFromJulianDay(nextFullMoonJdUt, timezone).date,
    masa: masaOf(lunarMonth, purnimanta),
    vikram_samvat: samvats.vikram,
    shaka_samvat: samvats.shaka,
    samvatsara: samvats.samvatsara.name,
    ritu: titled(season.ritu),
    ritu_meaning: telling.tell(rituMeaning(season.ritu, language)),
    ayana: titled(season.ayana),
    ayana_meaning: telling.tell(ayanaMeaning(season.ayana, language)),
    masa_meaning: telling.tell(lunarMonthMeaning(lunarMonth, language)),
  };
}

function monthRow(
  day: MonthDay,
  festivals: readonly FestivalRow[],
  telling: Telling,
): PanchangMonthDay {
  return {
    date: day.civilDay.date,
    day: { name: weekdayNames[day.weekday] },
    ...limbRows(day, telling),
    ...riseRows(day),
    masa: masaOf(day.lunarMonth, day.purnimanta),
    rahukaal: day.vedicDay && spanOf(kalamsOf(day.vedicDay).rahuKaal),
    festivals: festivals.filter(({ date }) => date === day.civilDay.date),
    notice_codes: [...day.notices],
  };
}

/** The day of a query, the instant within it, and the sky used for both. */
function dayAsked(
  asked: PanchangQuery,
  place: GeoPlace,
  timezone: string,
): { day: DayPanchang; read: ReadAt; sky: AlmanacSky } {
  const { date, time } = asked;
  const begins = civilDays(date, 1, timezone)[0]!.startJdUt;
  const given = time === atSunrise ? null : instantOf({ date, time }, timezone);
  const sky = almanacSky(asked.ayanamsa, given?.jdUt ?? begins + 0.75);
  const ofDate = panchangOfDay(date, place, timezone, asked, sky);
  if (given === null) {
    const { startJdUt: jdUt } = ofDate.span;
    return { day: ofDate, read: { jdUt, ambiguous: false }, sky };
  }
  const isBefore = asked.day === 'time' && given.jdUt < ofDate.span.startJdUt;
  const before = isBefore ? dateBefore(date) : null;
  // Before a polar day, the previous day may not last until its sunrise.
  const running = before && panchangOfDay(before, place, timezone, asked, sky);
  const day = running && running.span.endJdUt > given.jdUt ? running : ofDate;
  return { day, read: given, sky };
}

/** The previous date; null before the first that the engine supports. */
function dateBefore(date: string): string | null {
  const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
  return before >= FIRST_DATE ? before : null;
}

/** Calculates almanacs. Nothing in them is personal. */
export class PanchangService {
  readonly #timezoneAt: TimezoneAt;

  constructor(timezoneAt: TimezoneAt) {
    this.#timezoneAt = timezoneAt;
  }

  /** @throws AppError 400 for a local time that a clock change skipped */
  day(asked: PanchangQuery, language: Language): Panchang {
    const { latitude, longitude } = asked;
    const place = { latitude, longitude };
    const clock = clockOfDay(asked, asked.date, this.#timezoneAt);
    const { timezone } = clock;
    const { day, read, sky } = dayAsked(asked, place, timezone);
    const { date } = day.civilDay;
    const { jdUt } = read;
    const next = civilDays(date, 2, timezone)[1]!.date;
    const { observances } = festivalsOf(date, date, place, timezone, asked, sky);
    const eclipses = eclipsesOf(date, next, place, timezone, asked, sky);
    const telling = new Telling(language);
    const parts = {
      day: {
        name: weekdayNames[day.weekday],
        lord: grahaName(day.dayLord),
        meaning: telling.tell(weekdayMeaning(day.weekday, language)),
      },
      ...limbRows(limbsAt(jdUt, sky), telling),
      tithis: day.tithis.map((tithi) => tithiRow(tithi, telling)),
      nakshatras: day.nakshatras.map((nakshatra) => nakshatraRow(nakshatra, telling)),
      yogas: day.yogas.map((yoga) => yogaRow(yoga, telling)),
      karanas: day.karanas.map((karana) => karanaRow(karana, telling)),
      advanced_details: advancedDetails(day, timezone, telling),
      ...dayHours(day, telling),
      festivals: festivalRows(observances, telling),
      eclipses: eclipses
        .filter((eclipse) => touches(eclipse, { date, ...day.span }))
        .map((eclipse) => eclipseRow(eclipse, telling)),
    };
    return {
      settings: almanacSettingsOf(asked, clock, jdUt),
      notices: [
        ...clockNotices(clock, language),
        ...(read.ambiguous ? [notice('timeTwiceFirst', language)] : []),
        ...dayNotices(day.notices, language),
      ],
      notice_codes: [...day.notices],
      texts_languages: telling.languages,
      date,
      time: asked.time,
      read_at: isoFromJulianDay(jdUt),
      place,
      ...parts,
      rasi: signName(signOf(sky.moon.at(jdUt))),
      sun_sign: signName(signOf(sky.sun.at(jdUt))),
      moon: {
        luminance: luminanceText(illuminationAt(jdUt, sky)),
        waxing: sky.elongation.at(jdUt) < 180,
      },
    };
  }

  month(asked: PanchangMonthQuery, language: Language): PanchangMonth {
    const { year, month, latitude, longitude } = asked;
    const place = { latitude, longitude };
    const clock = clockOfDay(
      asked,
      `${year}-${String(month).padStart(2, '0')}-01`,
      this.#timezoneAt,
    );
    const { timezone } = clock;
    const sky = almanacSky(asked.ayanamsa);
    const days = panchangOfMonth(year, month, place, timezone, asked, sky);
    const dates = days.map(({ civilDay }) => civilDay.date);
    const { observances } = festivalsOf(
      dates.at(0) as string,
      dates.at(-1) as string,
      place,
      timezone,
      asked,
      sky,
    );
    const eclipses = eclipsesOf(
      dates.at(0) as string,
      dates.at(-1) as string,
      place,
      timezone,
      asked,
      sky,
    );
    const telling = new Telling(language);
    const festivals = festivalRows(regional(observances, asked.region), telling);
    const rows = {
      eclipses: eclipses.map((eclipse) => eclipseRow(eclipse, telling)),
      days: days.map((day) => monthRow(day, festivals, telling)),
      moon_calendar: days.map(({ moon }) => moonRow(moon, telling)),
    };
    return {
      settings: almanacSettingsOf(asked, clock, days[0]?.civilDay.startJdUt ?? 0),
      notices: [
        ...clockNotices(clock, language),
        ...dayNotices([...new Set(days.flatMap(({ notices }) => notices))], language),
      ],
      texts_languages: telling.languages,
      year,
      month,
      place,
      ...rows,
    };
  }
}
