import {
  almanacSky,
  civilFromJulianDay,
  festivalsOf,
  kalamsOf,
  limbsAt,
  panchangOfDay,
  panchangOfMonth,
  signOf,
  type DayPanchang,
  type MonthDay,
} from '@jyoti/jyotish';
import {
  ayanaMeaning,
  lunarMonthMeaning,
  notice,
  rituMeaning,
  weekdayMeaning,
} from '@jyoti/readings';
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
import { festivalRow } from './festivals.ts';
import { karanaRow, limbRows, masaOf, nakshatraRow, riseRows, tithiRow, yogaRow } from './limbs.ts';
import { moonRow } from './moon-rows.ts';
import { almanacSettingsOf, clockNotices, clockOfDay, dayNotices, instantOf } from './where.ts';

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

/** Almanacs for whoever asks: nothing in them is personal. */
export class PanchangService {
  readonly #timezoneAt: TimezoneAt;

  constructor(timezoneAt: TimezoneAt) {
    this.#timezoneAt = timezoneAt;
  }

  /** @throws AppError 400 for a local time that a clock change skipped */
  day(asked: PanchangQuery, language: Language): Panchang {
    const { date, latitude, longitude } = asked;
    const place = { latitude, longitude };
    const clock = clockOfDay(asked, date, this.#timezoneAt);
    const { timezone } = clock;
    const { jdUt, ambiguous } = instantOf(asked, timezone);
    const sky = almanacSky(asked.ayanamsa, jdUt);
    const day = panchangOfDay(date, place, timezone, asked, sky);
    const { observances } = festivalsOf(date, date, place, timezone, asked, sky);
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
    };
    return {
      settings: almanacSettingsOf(asked, clock, jdUt),
      notices: [
        ...clockNotices(clock, language),
        ...(ambiguous ? [notice('timeTwiceFirst', language)] : []),
        ...dayNotices(day.notices, asked, language),
      ],
      notice_codes: [...day.notices],
      texts_languages: telling.languages,
      date,
      time: asked.time,
      place,
      ...parts,
      rasi: signName(signOf(sky.moon.at(jdUt))),
      sun_sign: signName(signOf(sky.sun.at(jdUt))),
      festivals: observances.map(festivalRow),
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
    const festivals = observances.map(festivalRow);
    const telling = new Telling(language);
    const rows = {
      days: days.map((day) => monthRow(day, festivals, telling)),
      moon_calendar: days.map(({ moon }) => moonRow(moon, telling)),
    };
    return {
      settings: almanacSettingsOf(asked, clock, days[0]?.civilDay.startJdUt ?? 0),
      notices: [
        ...clockNotices(clock, language),
        ...dayNotices(
          [...new Set(days.flatMap(({ notices }) => notices))],
          { date: days.find(({ notices }) => notices.length > 0)?.civilDay.date ?? '', latitude },
          language,
        ),
      ],
      texts_languages: telling.languages,
      year,
      month,
      place,
      ...rows,
    };
  }
}
