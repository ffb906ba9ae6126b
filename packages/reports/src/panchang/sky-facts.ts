import type { AlmanacFact } from '@jyoti/contract';
import {
  civilFromJulianDay,
  isoFromJulianDay,
  signOf,
  type JulianDay,
  type LunarMonthNumber,
  type Samvatsara,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { civilDate, longDate, type TimeWords } from '@jyoti/ui/data';
import { terms } from '../format/terms.ts';
import { panchangMessages } from '../messages.generated/panchang.ts';
import type { RequestedDay } from './requested-day.ts';

/** Weekday, Sun, Moon, month and year of a day. */
export function skyFacts(
  { day, read, sky }: RequestedDay,
  times: Pick<TimeWords, 'at'>,
  timeZone: string,
  language: Language,
): AlmanacFact[] {
  const { facts, weekday } = panchangMessages[language];
  const names = terms[language];
  const { almanac } = names;
  const { lunarMonth, purnimanta, samvats, season, tropicalSeason, notices } = day;
  const { civilDay, nextFullMoonJdUt } = day;
  const dateOf = (jdUt: JulianDay) => civilFromJulianDay(jdUt, timeZone).date;

  const rise = (jdUt: JulianDay | null, body: 'sun' | 'moon') => {
    if (jdUt !== null) return times.at(isoFromJulianDay(jdUt));
    if (notices.includes(`${body}_up_all_day`)) return facts.neverSets;
    return notices.includes(`${body}_down_all_day`) ? facts.neverRises : facts.none;
  };
  const month = (number: LunarMonthNumber) => {
    const name = almanac.lunarMonths[number];
    return lunarMonth.adhika ? facts.adhika({ month: name }) : name;
  };
  const year = (count: number, { number }: Samvatsara) =>
    facts.year({ year: count, samvatsara: names.samvatsara(number) });
  const { currentSamvatsara: running, northernSamvatsara } = samvats;
  const vikram = year(samvats.vikram, northernSamvatsara);
  const fullMoon = dateOf(nextFullMoonJdUt);
  return [
    {
      label: facts.day,
      value: weekday({ name: almanac.weekdays[day.weekday], lord: names.graha(day.dayLord) }),
      long: true,
      printed: '',
    },
    { label: facts.date, value: longDate(language, civilDay.date), long: true, printed: '' },
    { label: facts.sunrise, value: rise(day.sunriseJdUt, 'sun') },
    { label: facts.sunset, value: rise(day.sunsetJdUt, 'sun') },
    { label: facts.moonrise, value: rise(day.moonriseJdUt, 'moon') },
    { label: facts.moonset, value: rise(day.moonsetJdUt, 'moon') },
    { label: facts.moonSign, value: names.sign(signOf(sky.moon.at(read.jdUt))) },
    { label: facts.sunSign, value: names.sign(signOf(sky.sun.at(read.jdUt))) },
    { label: facts.month, value: month(lunarMonth.number), long: true },
    { label: facts.monthPurnimanta, value: month(purnimanta.number), long: true },
    {
      label: facts.vikram,
      value:
        running.number === northernSamvatsara.number
          ? vikram
          : facts.yearSince({
              year: vikram,
              samvatsara: names.samvatsara(running.number),
              since: civilDate(language, dateOf(running.startJdUt), 'short'),
            }),
      long: true,
      printed: vikram,
    },
    { label: facts.shaka, value: year(samvats.shaka, samvats.samvatsara) },
    { label: facts.gujarati, value: year(samvats.vikramKartikadi, samvats.gujaratiSamvatsara) },
    { label: facts.drikRitu, value: almanac.seasons[tropicalSeason.ritu] },
    { label: facts.vedicRitu, value: almanac.seasons[season.ritu] },
    { label: facts.drikAyana, value: almanac.ayanas[tropicalSeason.ayana] },
    { label: facts.vedicAyana, value: almanac.ayanas[season.ayana] },
    {
      label: facts.fullMoon,
      value: longDate(language, fullMoon),
      long: true,
      printed: civilDate(language, fullMoon, 'short'),
    },
  ];
}
