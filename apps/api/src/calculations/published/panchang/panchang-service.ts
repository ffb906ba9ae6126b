import {
  civilFromJulianDay,
  festivalsOf,
  illuminationAt,
  isoFromJulianDay,
  kalamsOf,
  limbsAt,
  signOf,
  type DayPanchang,
  type MonthDay,
} from '@jyoti/jyotish';
import { ayanaMeaning, lunarMonthMeaning, rituMeaning, weekdayMeaning } from '@jyoti/readings';
import { eclipsesOfDay } from '@jyoti/reports';
import type {
  FestivalRow,
  Language,
  Panchang,
  PanchangMonth,
  PanchangMonthDay,
  PanchangMonthQuery,
  PanchangQuery,
} from '@jyoti/contract';
import type { TimezoneAt } from '../../requests/cast.ts';
import { spanOf } from '../../requests/instants.ts';
import { grahaName, signName, titleCase, weekdayNames } from '../wire-names.ts';
import { TextRenderer } from '../text-renderer.ts';
import { dayHours } from './day-hours.ts';
import { eclipseRow } from './eclipses.ts';
import { festivalRows } from './festivals.ts';
import { karanaRow, limbRows, masaOf, nakshatraRow, riseRows, tithiRow, yogaRow } from './limbs.ts';
import { luminanceText, moonRow } from './moon-rows.ts';
import { dayOfQuery, monthOfQuery } from '../../requests/requested.ts';

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

/** Calculates almanacs. Nothing in them is personal. */
export class PanchangService {
  readonly #timezoneAt: TimezoneAt;

  constructor(timezoneAt: TimezoneAt) {
    this.#timezoneAt = timezoneAt;
  }

  /** @throws AppError 400 for a local time that a clock change skipped */
  day(query: PanchangQuery, language: Language): Panchang {
    const resolved = dayOfQuery(query, this.#timezoneAt, language);
    const { requested, setting, settings, notices } = resolved;
    const { day, read, sky } = requested;
    const { place, timeZone, ...almanac } = setting;
    const { date } = day.civilDay;
    const { jdUt } = read;
    const { observances } = festivalsOf(date, date, place, timeZone, almanac, sky);
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
      eclipses: eclipsesOfDay(day, setting, sky).map((eclipse) => eclipseRow(eclipse, renderer)),
    };
    return {
      settings,
      notices,
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

  month(query: PanchangMonthQuery, language: Language): PanchangMonth {
    const resolved = monthOfQuery(query, this.#timezoneAt, language);
    const { days, setting, settings, notices, year, month, months } = resolved;
    const renderer = new TextRenderer(language);
    const festivals = festivalRows(resolved.observances, renderer);
    const rows = {
      eclipses: resolved.eclipses.map((eclipse) => eclipseRow(eclipse, renderer)),
      days: days.map((day) => monthRow(day, festivals, renderer)),
      moon_calendar: days.map(({ moon }) => moonRow(moon, renderer)),
    };
    return {
      settings,
      notices,
      texts_languages: renderer.languages,
      year,
      month,
      place: setting.place,
      months,
      ...rows,
    };
  }
}
