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
import { notice } from '@jyoti/readings';
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
import { dayHours } from './day-hours.ts';
import { festivalRow } from './festivals.ts';
import { karanaRow, limbRows, masaOf, nakshatraRow, riseRows, tithiRow, yogaRow } from './limbs.ts';
import { moonRow } from './moon-rows.ts';
import { almanacSettingsOf, dayNotices, instantOf, zoneOf } from './where.ts';

function advancedDetails(day: DayPanchang, timezone: string): Panchang['advanced_details'] {
  const { lunarMonth, purnimanta, samvats, season, nextFullMoonJdUt } = day;
  return {
    ...riseRows(day),
    purnimata_date: civilFromJulianDay(nextFullMoonJdUt, timezone).date,
    masa: masaOf(lunarMonth, purnimanta),
    vikram_samvat: samvats.vikram,
    shaka_samvat: samvats.shaka,
    samvatsara: samvats.samvatsara.name,
    ritu: titled(season.ritu),
    ayana: titled(season.ayana),
  };
}

function monthRow(day: MonthDay, festivals: readonly FestivalRow[]): PanchangMonthDay {
  return {
    date: day.civilDay.date,
    day: { name: weekdayNames[day.weekday] },
    ...limbRows(day),
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
    const timezone = zoneOf(asked, this.#timezoneAt);
    const { jdUt, ambiguous } = instantOf(asked, timezone);
    const sky = almanacSky(asked.ayanamsa, jdUt);
    const day = panchangOfDay(date, place, timezone, asked, sky);
    const { observances } = festivalsOf(date, date, place, timezone, asked, sky);
    return {
      settings: almanacSettingsOf(asked, timezone, jdUt),
      notices: [
        ...(ambiguous ? [notice('timeTwiceFirst', language)] : []),
        ...dayNotices(day.notices, language),
      ],
      notice_codes: [...day.notices],
      day: { name: weekdayNames[day.weekday], lord: grahaName(day.dayLord) },
      date,
      time: asked.time,
      place,
      ...limbRows(limbsAt(jdUt, sky)),
      tithis: day.tithis.map(tithiRow),
      nakshatras: day.nakshatras.map(nakshatraRow),
      yogas: day.yogas.map(yogaRow),
      karanas: day.karanas.map(karanaRow),
      rasi: signName(signOf(sky.moon.at(jdUt))),
      sun_sign: signName(signOf(sky.sun.at(jdUt))),
      advanced_details: advancedDetails(day, timezone),
      ...dayHours(day),
      festivals: observances.map(festivalRow),
    };
  }

  month(asked: PanchangMonthQuery, language: Language): PanchangMonth {
    const { year, month, latitude, longitude } = asked;
    const place = { latitude, longitude };
    const timezone = zoneOf(asked, this.#timezoneAt);
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
    return {
      settings: almanacSettingsOf(asked, timezone, days[0]?.civilDay.startJdUt ?? 0),
      notices: dayNotices([...new Set(days.flatMap(({ notices }) => notices))], language),
      year,
      month,
      place,
      days: days.map((day) => monthRow(day, festivals)),
      moon_calendar: days.map(({ moon }) => moonRow(moon)),
    };
  }
}
