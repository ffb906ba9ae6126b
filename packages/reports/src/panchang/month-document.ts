import { isPartialHere, type PanchangMonthDocument } from '@jyoti/contract';
import {
  eclipsesOf,
  festivalsOf,
  isoFromJulianDay,
  panchangOfMonth,
  type AlmanacSky,
  type EclipseOfPlace,
  type MonthDay,
  type MonthSystem,
  type Observance,
} from '@jyoti/jyotish';
import { formatList, type Language } from '@jyoti/language';
import { eclipseName, festivalAbout, moonStateReading } from '@jyoti/readings';
import { timeSpanMessages, timeWords } from '@jyoti/ui/data';
import { momentInFull } from '../almanac/day-times.ts';
import { inOrder, observanceTitle } from '../almanac/observance.ts';
import { terms } from '../format/terms.ts';
import { almanacDaysMessages } from '../messages.generated/almanac-days.ts';
import { panchangMessages } from '../messages.generated/panchang.ts';
import { numberedTithi } from './limbs.ts';
import { lightOf } from './panchang-document.ts';
import type { AlmanacSetting } from './requested-day.ts';

/** A month, with what is observed in it. */
export interface RequestedMonth {
  /** One for each civil date. */
  days: readonly MonthDay[];
  /** Festivals and vrats of the month, by date. */
  observances: readonly Observance[];
  /** Eclipses of the month. */
  eclipses: readonly EclipseOfPlace[];
}

/** The panchang of a civil month. */
export function requestedMonth(
  { year, month }: { year: number; month: number },
  { place, timeZone, ...settings }: AlmanacSetting,
  sky: AlmanacSky,
): RequestedMonth {
  const days = panchangOfMonth(year, month, place, timeZone, settings, sky);
  const [from = '', to = from] = [days.at(0), days.at(-1)].map((day) => day?.civilDay.date);
  return {
    days,
    observances: festivalsOf(from, to, place, timeZone, settings, sky).observances,
    eclipses: eclipsesOf(from, to, place, timeZone, settings, sky),
  };
}

/** Input of the document of a month. */
export interface PanchangMonthSource
  extends RequestedMonth, Pick<PanchangMonthDocument, 'settings' | 'notices' | 'year' | 'month'> {
  /** Where and how it is calculated. */
  setting: AlmanacSetting;
  /** Which lunar months almanacs of the region print. */
  months: MonthSystem;
}

type DocumentDay = PanchangMonthDocument['days'][number];

function observancesOf(
  date: string,
  { observances, eclipses }: RequestedMonth,
  language: Language,
): DocumentDay['observances'] {
  const words = panchangMessages[language].eclipses;
  return [
    ...eclipses
      .filter((eclipse) => eclipse.date === date)
      .map((eclipse) => {
        const { kind, type, typeOnEarth, seen, visibility } = eclipse;
        return {
          id: kind,
          kind: 'eclipse' as const,
          title: eclipseName(eclipse, language).text,
          detail: isPartialHere({ type, type_on_earth: typeOnEarth, seen })
            ? words.partialHere
            : words.visibility[visibility],
          major: visibility !== 'none',
        };
      }),
    ...observances
      .filter((observance) => observance.date === date)
      .map((observance) => ({
        id: observance.id,
        kind: 'festival' as const,
        title: observanceTitle(observance, language),
        detail: festivalAbout(observance, language).text,
        major: observance.rank === 'major',
      })),
  ];
}

/** A month day by day: tithi, nakshatra and yoga at sunrise, the Moon, observances. */
export function panchangMonthDocument(
  source: PanchangMonthSource,
  language: Language,
): PanchangMonthDocument {
  const { days, setting, settings, notices, year, month, months } = source;
  const { place, timeZone } = setting;
  const words = panchangMessages[language];
  const almanac = almanacDaysMessages[language];
  const names = terms[language];
  const listed = { ...source, observances: inOrder(source.observances) };
  const ofDay = (day: MonthDay): DocumentDay => {
    const { date } = day.civilDay;
    const { number, paksha } = day.tithi;
    const times = timeWords(timeSpanMessages[language], language, { timeZone, day: date });
    const { state, illumination, paksha: ofMoon, phaseJdUt } = day.moon;
    return {
      date,
      tithi: number,
      tithiName: names.tithi(number),
      tithiShort: almanac.short[paksha]({ number: paksha === 'shukla' ? number : number - 15 }),
      tithiNumbered: numberedTithi(number, language),
      nakshatra: names.nakshatra(day.nakshatra.nakshatra.number),
      yoga: names.yoga(day.yoga.number),
      sunrise:
        day.sunriseJdUt === null
          ? null
          : almanac.sunrise({ time: times.at(isoFromJulianDay(day.sunriseJdUt)) }),
      moon: {
        state,
        illumination: lightOf(illumination),
        paksha: ofMoon,
        ...(phaseJdUt !== null && {
          exact: words.exact({
            moment: momentInFull(isoFromJulianDay(phaseJdUt), timeZone, language),
          }),
        }),
      },
      observances: observancesOf(date, listed, language),
    };
  };
  const monthName = ({ lunarMonth, purnimanta }: MonthDay) => {
    const { number } = months === 'amanta' ? lunarMonth : purnimanta;
    const name = names.almanac.lunarMonths[number];
    return lunarMonth.adhika ? almanac.adhika({ month: name }) : name;
  };
  const states = new Set(days.map(({ moon }) => moon.state));
  return {
    settings,
    notices,
    texts_languages: [language],
    place,
    year,
    month,
    lunarMonths: words.lunarMonths({
      months: formatList([...new Set(days.map(monthName))], language),
    }),
    days: days.map(ofDay),
    moonStates: Object.fromEntries(
      [...states].map((state) => [state, moonStateReading(state, language).text]),
    ),
  };
}
