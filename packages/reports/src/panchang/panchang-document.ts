import type { FestivalOfDay, PanchangDocument } from '@jyoti/contract';
import {
  festivalsOf,
  GRAHA_CORRESPONDENCES,
  illuminationAt,
  isoFromJulianDay,
  limbsAt,
  moonCalendar,
  muhurtaOfDay,
  type Choghadiya,
  type Hora,
  type Observance,
} from '@jyoti/jyotish';
import { ayanamsaName, formatList, type Language } from '@jyoti/language';
import { ayanamsas } from '@jyoti/language/terms/ayanamsas.ayanamsas';
import { choghadiyaMarkMeaning, festivalAbout, horaBenefits, regionName } from '@jyoti/readings';
import { dayAndMonth, weekdayName, type TimeWords } from '@jyoti/ui/data';
import { dayTimes } from '../almanac/day-times.ts';
import { isoOrNull, isoSpan } from '../almanac/instants.ts';
import { inOrder, observanceTimes, observanceTitle } from '../almanac/observance.ts';
import { clockName, degreesMinutesSeconds, offsetText } from '../format/format.ts';
import { terms } from '../format/terms.ts';
import { almanacDaysMessages } from '../messages.generated/almanac-days.ts';
import { panchangMessages } from '../messages.generated/panchang.ts';
import { dayWindows, spansInWords } from './day-windows.ts';
import { eclipseOfDay } from './eclipse.ts';
import { limbsOf } from './limbs.ts';
import { eclipsesOfDay, type AlmanacSetting, type RequestedDay } from './requested-day.ts';
import { skyFacts } from './sky-facts.ts';

/** Input of the document of a day. */
export interface PanchangSource extends Pick<PanchangDocument, 'settings' | 'notices'> {
  /** The day, and the instant in it. */
  requested: RequestedDay;
  /** Where and how it is calculated. */
  setting: AlmanacSetting;
  /** Whether the request is for the beginning of the day, without a time. */
  isAtSunrise: boolean;
}

/** An illuminated fraction to three places, as it is shown. */
export const lightOf = (illumination: number): number => Math.round(illumination * 1000) / 1000;

function festivalOfDay(
  observance: Observance,
  times: Pick<TimeWords, 'at' | 'span'>,
  language: Language,
): FestivalOfDay {
  const { id, rank, region, basis, puja } = observance;
  const { enters } = almanacDaysMessages[language].festival;
  // Other entries of the Sun are among the times of their festivals.
  const isOtherEntry = basis.kind === 'sankranti' && puja?.name !== 'punya_kaal';
  return {
    id,
    title: observanceTitle(observance, language),
    major: rank === 'major',
    region: region === 'india' ? null : regionName(region, language).text,
    about: festivalAbout(observance, language).text,
    times: [
      ...(isOtherEntry ? [enters({ when: times.at(isoFromJulianDay(basis.jdUt)) })] : []),
      ...observanceTimes(observance, times, language),
    ],
  };
}

/** Number of festivals that the line about the next ones names. */
const NEXT = 2;

/** The next day of the month that has a festival. */
function nextFestivals(
  date: string,
  { place, timeZone, ...settings }: AlmanacSetting,
  { sky }: RequestedDay,
  language: Language,
): PanchangDocument['next'] {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const { observances } = festivalsOf(date, last, place, timeZone, settings, sky);
  const coming = inOrder(observances).filter((one) => one.date > date);
  const [next] = coming;
  if (next === undefined) return null;
  const names = coming
    .filter((one) => one.date === next.date)
    .slice(0, NEXT)
    .map((one) => observanceTitle(one, language));
  return {
    date: next.date,
    text: panchangMessages[language].next({
      names: formatList(names, language),
      weekday: weekdayName(language, next.date),
      day: dayAndMonth(language, next.date),
    }),
  };
}

const horaOf = (hora: Hora, language: Language): PanchangDocument['horas'][number] => ({
  ...isoSpan(hora),
  half: hora.half,
  lord: hora.lord,
  title: terms[language].graha(hora.lord),
  gem: terms[language].gems.gems[GRAHA_CORRESPONDENCES[hora.lord].gem],
  benefits: horaBenefits(hora.lord, language).text,
});

/** How good a choghadiya is: by its name, unless an inauspicious time overlaps. */
function choghadiyaOf(
  choghadiya: Choghadiya,
  language: Language,
): PanchangDocument['choghadiyas']['day'][number] {
  const { types, marks, marked } = panchangMessages[language].choghadiya;
  const { name, quality, mark } = choghadiya;
  return {
    ...isoSpan(choghadiya),
    name,
    quality,
    title: terms[language].almanac.choghadiyas[name],
    rating: mark === null ? types[quality] : marked({ quality: types[quality], mark: marks[mark] }),
    ...(mark !== null && { mark: marks[mark] }),
  };
}

/** The panchang of a day: limbs, times, Sun and Moon, observances, horas and choghadiyas. */
export function panchangDocument(
  { requested, setting, settings, notices, isAtSunrise }: PanchangSource,
  language: Language,
): PanchangDocument {
  const { day, read, sky } = requested;
  const { place, timeZone, ...almanac } = setting;
  const { date } = day.civilDay;
  const words = panchangMessages[language];
  const names = terms[language];
  const nextSunrise = isoOrNull(day.nextSunriseJdUt);
  const times = dayTimes({ timeZone, date, nextSunrise }, language);
  const readAt = isoFromJulianDay(read.jdUt);
  const at = isAtSunrise && day.sunriseJdUt !== null ? words.sunrise : times.at(readAt);
  const limbs = limbsAt(read.jdUt, sky);
  const muhurta = muhurtaOfDay(day);
  const { parts } = muhurta;
  const illumination = lightOf(illuminationAt(read.jdUt, sky));
  const [moon] = moonCalendar(date, 1, place, timeZone, almanac, sky);
  const { observances } = festivalsOf(date, date, place, timeZone, almanac, sky);
  const eclipses = eclipsesOfDay(day, setting, sky);
  const isPlain = observances.length === 0 && eclipses.length === 0;
  const choghadiyas = [...(parts?.choghadiyas.day ?? []), ...(parts?.choghadiyas.night ?? [])];
  return {
    settings,
    notices,
    texts_languages: [language],
    place,
    date,
    readAt,
    sunrise: isoOrNull(day.sunriseJdUt),
    sunset: isoOrNull(day.sunsetJdUt),
    nextSunrise,
    moonrise: isoOrNull(day.moonriseJdUt),
    moonset: isoOrNull(day.moonsetJdUt),
    moon: {
      state: moon!.state,
      illumination,
      paksha: moon!.paksha,
      waxing: sky.elongation.at(read.jdUt) < 180,
    },
    opening: words.opening({
      tithi: names.tithi(limbs.tithi.number),
      tithiEnd: times.at(isoSpan(limbs.tithi).end),
      nakshatra: names.nakshatra(limbs.nakshatra.number),
      nakshatraEnd: times.at(isoSpan(limbs.nakshatra).end),
      lit: Math.round(illumination * 100),
    }),
    basis: {
      at: words.at({ time: at }),
      zone: words.zone({
        zone: clockName(settings, names),
        offset: offsetText(settings.utc_offset_minutes),
      }),
      sunrise: words.sunriseIs[setting.sunrise],
      settings: words.settings({
        ayanamsa: words.ayanamsa({
          name: ayanamsaName(settings.ayanamsa, ayanamsas[language]),
          degrees: degreesMinutesSeconds(settings.ayanamsa_degrees),
        }),
        sunrise: words.sunrises[setting.sunrise],
      }),
    },
    limbs: limbsOf(limbs, day, { at, timeZone, language }),
    windows: dayWindows(muhurta, times, language),
    sky: { title: words.basic, facts: skyFacts(requested, times, timeZone, language) },
    eclipses: eclipses.map((eclipse) => eclipseOfDay(eclipse, times, language)),
    festivals: inOrder(observances).map((one) => festivalOfDay(one, times, language)),
    next: isPlain ? nextFestivals(date, setting, requested, language) : null,
    noHours: parts === null ? words.noSun : null,
    horas: (parts?.horas ?? []).map((hora) => horaOf(hora, language)),
    choghadiyas: {
      day: (parts?.choghadiyas.day ?? []).map((one) => choghadiyaOf(one, language)),
      night: (parts?.choghadiyas.night ?? []).map((one) => choghadiyaOf(one, language)),
    },
    marks: [...Map.groupBy(choghadiyas, ({ mark }) => mark)].flatMap(([mark, spans]) =>
      mark === null
        ? []
        : {
            id: mark,
            name: words.choghadiya.marks[mark],
            meaning: choghadiyaMarkMeaning(mark, language).text,
            spans: spansInWords(spans, times),
          },
    ),
  };
}
