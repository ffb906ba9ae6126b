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
import { atSunrise, LAST_DATE } from '@jyoti/contract';
import type {
  FestivalRow,
  Language,
  Panchang,
  PanchangMonth,
  PanchangMonthDay,
  PanchangMonthQuery,
  PanchangMore,
  PanchangMoreQuery,
  PanchangQuery,
} from '@jyoti/contract';
import type { TimezoneAt } from '../kundli/cast.ts';
import { spanOf } from '../kundli/instants.ts';
import { grahaName, signName, titleCase, weekdayNames } from '../kundli/wire-names.ts';
import { TextRenderer } from '../texts/text-renderer.ts';
import { dayHours } from './day-hours.ts';
import { eclipseRow, touches } from './eclipses.ts';
import { festivalRows } from './festivals.ts';
import { karanaRow, limbRows, masaOf, nakshatraRow, riseRows, tithiRow, yogaRow } from './limbs.ts';
import { birthStarOf, moreOfDay } from './more-of-day.ts';
import { luminanceText, moonRow } from './moon-rows.ts';
import { monthsOf, regional } from './regional.ts';
import {
  almanacChoice,
  almanacSettingsOf,
  clockNotices,
  clockOfDay,
  dayNotices,
  instantOf,
} from './where.ts';

const FIRST_DATE = '1800-01-01';

type ReadAt = Pick<ResolvedTime, 'jdUt' | 'ambiguous'>;

function advancedDetails(
  day: DayPanchang,
  timeZone: string,
  renderer: TextRenderer,
): Panchang['advanced_details'] {
  const { language } = renderer;
  const { lunarMonth, purnimanta, samvats, season, tropicalSeason, nextFullMoonJdUt } = day;
  const { currentSamvatsara } = samvats;
  return {
    ...riseRows(day),
    purnimata_date: civilFromJulianDay(nextFullMoonJdUt, timeZone).date,
    masa: masaOf(lunarMonth, purnimanta),
    vikram_samvat: samvats.vikram,
    vikram_samvatsara: samvats.northernSamvatsara.name,
    jupiter_samvatsara: {
      name: currentSamvatsara.name,
      since: civilFromJulianDay(currentSamvatsara.startJdUt, timeZone).date,
    },
    shaka_samvat: samvats.shaka,
    samvatsara: samvats.samvatsara.name,
    gujarati_samvat: samvats.vikramKartikadi,
    gujarati_samvatsara: samvats.gujaratiSamvatsara.name,
    ritu: titleCase(season.ritu),
    ritu_meaning: renderer.textOf(rituMeaning(season.ritu, language)),
    drik_ritu: titleCase(tropicalSeason.ritu),
    ayana: titleCase(season.ayana),
    drik_ayana: titleCase(tropicalSeason.ayana),
    ayana_meaning: renderer.textOf(ayanaMeaning(season.ayana, language)),
    masa_meaning: renderer.textOf(lunarMonthMeaning(lunarMonth, language)),
  };
}

function monthRow(
  day: MonthDay,
  festivals: readonly FestivalRow[],
  renderer: TextRenderer,
): PanchangMonthDay {
  return {
    date: day.civilDay.date,
    day: { name: weekdayNames[day.weekday] },
    ...limbRows(day, renderer),
    ...riseRows(day),
    masa: masaOf(day.lunarMonth, day.purnimanta),
    rahukaal: day.vedicDay && spanOf(kalamsOf(day.vedicDay).rahuKaal),
    festivals: festivals.filter(({ date }) => date === day.civilDay.date),
    notice_codes: [...day.notices],
  };
}

/** The day of a query, the instant within it, and the sky used for both. */
function requestedDay(
  query: PanchangQuery,
  place: GeoPlace,
  timeZone: string,
): { day: DayPanchang; read: ReadAt; sky: AlmanacSky } {
  const { date, time } = query;
  const begins = civilDays(date, 1, timeZone)[0]!.startJdUt;
  const given = time === atSunrise ? null : instantOf({ date, time }, timeZone);
  const sky = almanacSky(query.ayanamsa, given?.jdUt ?? begins + 0.75);
  const ofDate = panchangOfDay(date, place, timeZone, almanacChoice(query), sky);
  if (given === null) {
    const { startJdUt: jdUt } = ofDate.span;
    return { day: ofDate, read: { jdUt, ambiguous: false }, sky };
  }
  const isBefore = query.day === 'time' && given.jdUt < ofDate.span.startJdUt;
  const before = isBefore ? dateBefore(ofDate.span.startJdUt, timeZone) : null;
  // Before a polar day, the previous day may not last until its sunrise.
  const running = before && panchangOfDay(before, place, timeZone, almanacChoice(query), sky);
  const day = running && running.span.endJdUt > given.jdUt ? running : ofDate;
  return { day, read: given, sky };
}

/** The date a day before an instant; null before the first that the engine supports. */
function dateBefore(jdUt: number, timezone: string): string | null {
  const { date } = civilFromJulianDay(jdUt - 1, timezone);
  return date >= FIRST_DATE ? date : null;
}

/** The next civil date; the last one that the engine supports has none, and is returned itself. */
const nextDate = (date: string, timeZone: string): string =>
  // Of three dates, the date line may have taken out the second.
  date < LAST_DATE ? civilDays(date, 3, timeZone)[1]!.date : date;

/** Calculates almanacs. Nothing in them is personal. */
export class PanchangService {
  readonly #timezoneAt: TimezoneAt;

  constructor(timezoneAt: TimezoneAt) {
    this.#timezoneAt = timezoneAt;
  }

  /** @throws AppError 400 for a local time that a clock change skipped */
  day(query: PanchangQuery, language: Language): Panchang {
    const { latitude, longitude } = query;
    const place = { latitude, longitude };
    const clock = clockOfDay(query, query.date, this.#timezoneAt);
    const { timeZone } = clock;
    const { day, read, sky } = requestedDay(query, place, timeZone);
    const { date } = day.civilDay;
    const { jdUt } = read;
    const next = nextDate(date, timeZone);
    const { observances } = festivalsOf(date, date, place, timeZone, almanacChoice(query), sky);
    const eclipses = eclipsesOf(date, next, place, timeZone, almanacChoice(query), sky);
    const renderer = new TextRenderer(language);
    const parts = {
      day: {
        name: weekdayNames[day.weekday],
        lord: grahaName(day.dayLord),
        meaning: renderer.textOf(weekdayMeaning(day.weekday, language)),
      },
      ...limbRows(limbsAt(jdUt, sky), renderer),
      tithis: day.tithis.map((tithi) => tithiRow(tithi, renderer)),
      nakshatras: day.nakshatras.map((nakshatra) => nakshatraRow(nakshatra, renderer)),
      yogas: day.yogas.map((yoga) => yogaRow(yoga, renderer)),
      karanas: day.karanas.map((karana) => karanaRow(karana, renderer)),
      advanced_details: advancedDetails(day, timeZone, renderer),
      ...dayHours(day, renderer),
      festivals: festivalRows(observances, renderer),
      eclipses: eclipses
        .filter((eclipse) => touches(eclipse, { date, ...day.span }))
        .map((eclipse) => eclipseRow(eclipse, renderer)),
    };
    return {
      settings: almanacSettingsOf(query, clock, jdUt),
      notices: [
        ...clockNotices(clock, language),
        ...(read.ambiguous ? [notice('timeTwiceFirst', language)] : []),
        ...dayNotices(day.notices, language),
      ],
      notice_codes: [...day.notices],
      texts_languages: renderer.languages,
      date,
      time: query.time,
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

  more(query: PanchangMoreQuery, language: Language): PanchangMore {
    const { latitude, longitude, date } = query;
    const place = { latitude, longitude };
    const clock = clockOfDay(query, date, this.#timezoneAt);
    const { timeZone } = clock;
    const sky = almanacSky(query.ayanamsa, civilDays(date, 1, timeZone)[0]!.startJdUt + 0.75);
    const day = panchangOfDay(date, place, timeZone, almanacChoice(query), sky);
    const renderer = new TextRenderer(language);
    const rows = moreOfDay(day, { place, timeZone, sky, star: birthStarOf(query) }, renderer);
    return {
      settings: almanacSettingsOf(query, clock, day.span.startJdUt),
      notices: [...clockNotices(clock, language), ...dayNotices(day.notices, language)],
      notice_codes: [...day.notices],
      texts_languages: renderer.languages,
      date,
      place,
      ...rows,
    };
  }

  month(query: PanchangMonthQuery, language: Language): PanchangMonth {
    const { year, month, latitude, longitude } = query;
    const place = { latitude, longitude };
    const clock = clockOfDay(
      query,
      `${year}-${String(month).padStart(2, '0')}-01`,
      this.#timezoneAt,
    );
    const { timeZone } = clock;
    const sky = almanacSky(query.ayanamsa);
    const days = panchangOfMonth(year, month, place, timeZone, almanacChoice(query), sky);
    const dates = days.map(({ civilDay }) => civilDay.date);
    const { observances } = festivalsOf(
      dates.at(0) as string,
      dates.at(-1) as string,
      place,
      timeZone,
      almanacChoice(query),
      sky,
    );
    const eclipses = eclipsesOf(
      dates.at(0) as string,
      dates.at(-1) as string,
      place,
      timeZone,
      almanacChoice(query),
      sky,
    );
    const renderer = new TextRenderer(language);
    const festivals = festivalRows(regional(observances, query.region), renderer);
    const rows = {
      eclipses: eclipses.map((eclipse) => eclipseRow(eclipse, renderer)),
      days: days.map((day) => monthRow(day, festivals, renderer)),
      moon_calendar: days.map(({ moon }) => moonRow(moon, renderer)),
    };
    return {
      settings: almanacSettingsOf(query, clock, days[0]?.civilDay.startJdUt ?? 0),
      notices: [
        ...clockNotices(clock, language),
        ...dayNotices([...new Set(days.flatMap(({ notices }) => notices))], language),
      ],
      texts_languages: renderer.languages,
      year,
      month,
      place,
      months: monthsOf(query.region),
      ...rows,
    };
  }
}
