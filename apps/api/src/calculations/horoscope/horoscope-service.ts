import {
  agreeingSigns,
  challengingSigns,
  civilFromJulianDay,
  civilSpan,
  favourableHora,
  GRAHA_CORRESPONDENCES,
  horasOf,
  isoFromJulianDay,
  kalamsOf,
  panchangOfDay,
  signForecastIn,
  SIGNS,
  type CivilSpan,
  type ForecastArea,
  type SignForecast,
  type SignNumber,
} from '@jyoti/jyotish';
import { horoscopeAdvice, horoscopeWords, type HoroscopeSource } from '@jyoti/readings';
import {
  horoscopeSigns,
  type Horoscope,
  type HoroscopePeriod,
  type HoroscopeQuery,
  type HoroscopeSign,
  type Language,
} from '@jyoti/contract';
import type { TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf, spanOf } from '../kundli/instants.ts';
import { grahaName, signName, titleCase } from '../kundli/wire-names.ts';
import { almanacSettingsOf } from '../panchang/where.ts';
import { TextRenderer } from '../texts/text-renderer.ts';
import { addendRows, rowOf } from './because-rows.ts';
import { HoroscopeSkies } from './horoscope-skies.ts';
import { monthTransits, nakshatraName, transitNow, transitRow } from './transit-rows.ts';

/** The first hora of the sign's lord outside Rahu Kaal on a day at the requested place. */
function favourableTime(
  sign: SignNumber,
  { firstDate }: CivilSpan,
  { latitude, longitude, ayanamsa, sunrise }: HoroscopeQuery,
  timezone: string,
): Horoscope['favorableTime'] {
  const place = { latitude, longitude };
  const { vedicDay } = panchangOfDay(firstDate, place, timezone, { ayanamsa, sunrise });
  if (!vedicDay) return null;
  const hora = favourableHora(SIGNS[sign].lord, horasOf(vedicDay), kalamsOf(vedicDay).rahuKaal);
  return hora && { ...spanOf(hora), hora: grahaName(hora.lord) };
}

type Words = Pick<
  Horoscope,
  'general' | 'love' | 'career' | 'health' | 'lines' | 'because' | 'outlook'
>;

/** The text line by line, each with its reasons, which include the factors of the outlooks. */
function wordsOf(source: HoroscopeSource, renderer: TextRenderer): Words {
  const { forecast } = source;
  const because = new Map(addendRows(forecast).map((row) => [row.id, row]));
  const texts = renderer.textOf(horoscopeWords(source, renderer.language));
  const lines = texts.lines.map(({ area, text, fact }) => {
    const row = rowOf(forecast, area, fact, because);
    because.set(row.id, row);
    return { area, text, because: row.id };
  });
  const textOf = (...areas: readonly ForecastArea[]) =>
    lines
      .filter(({ area }) => areas.includes(area))
      .map(({ text }) => text)
      .join(' ');
  return {
    general: textOf('general'),
    love: textOf('love'),
    career: textOf('career', 'money'),
    health: textOf('health'),
    lines,
    outlook: texts.outlooks,
    because: [...because.values()],
  };
}

type Advice = Pick<Horoscope, 'recommendations' | 'compatibility'>;

function adviceOf({ sign, strengths }: SignForecast, renderer: TextRenderer): Advice {
  const [strongest, weakest] = [strengths[0]!.graha, strengths.at(-1)!.graha];
  const { gemstone, meditation, remedies, company } = renderer.textOf(
    horoscopeAdvice(sign, strongest, weakest, renderer.language),
  );
  const { lord } = SIGNS[sign];
  return {
    recommendations: {
      gemstone: {
        gem: titleCase(GRAHA_CORRESPONDENCES[lord].gem),
        planet: grahaName(lord),
        text: gemstone,
      },
      meditation,
      remedies: [...remedies],
    },
    compatibility: {
      text: company,
      compatible: agreeingSigns(sign).map(signName),
      challenging: challengingSigns(sign).map(signName),
    },
  };
}

/** Maximum cached horoscopes, some 20 kB each: today's of all signs, in both languages and two places. */
const maxCached = 200;

/** Horoscopes of signs, the same for every caller. */
export class HoroscopeService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;
  readonly #skies = new HoroscopeSkies();
  readonly #cache = new Map<string, Horoscope>();

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** A cached horoscope; `null` on a miss. */
  known(
    sign: HoroscopeSign,
    period: HoroscopePeriod,
    query: HoroscopeQuery,
    language: Language,
  ): Horoscope | null {
    const key = this.#keyOf(sign, period, query, language);
    const cached = this.#cache.get(key);
    if (!cached) return null;
    this.#cache.delete(key); // moves it to the end of the map's order
    this.#cache.set(key, cached);
    return cached;
  }

  horoscope(
    sign: HoroscopeSign,
    period: HoroscopePeriod,
    query: HoroscopeQuery,
    language: Language,
  ): Horoscope {
    const known = this.known(sign, period, query, language);
    if (known) return known;
    const key = this.#keyOf(sign, period, query, language);
    const horoscope = this.#calculated(sign, period, query, language);
    this.#cache.set(key, horoscope);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > maxCached && oldest !== undefined) this.#cache.delete(oldest);
    return horoscope;
  }

  /** The cache key: everything that a horoscope depends on. */
  #keyOf(
    sign: HoroscopeSign,
    period: HoroscopePeriod,
    query: HoroscopeQuery,
    language: Language,
  ): string {
    return JSON.stringify([
      sign,
      period,
      language,
      { ...query, date: this.#dateOf(query) },
      this.#todayAt(query),
    ]);
  }

  #dateOf(query: HoroscopeQuery): string {
    return query.date ?? this.#todayAt(query);
  }

  /** Today's date at the place. Events before it are written in the past tense. */
  #todayAt({ latitude, longitude }: HoroscopeQuery): string {
    const timezone = this.#timezoneAt(latitude, longitude);
    return civilFromJulianDay(julianDayOf(this.#now()), timezone).date;
  }

  #calculated(
    sign: HoroscopeSign,
    period: HoroscopePeriod,
    query: HoroscopeQuery,
    language: Language,
  ): Horoscope {
    const renderer = new TextRenderer(language);
    const timezone = this.#timezoneAt(query.latitude, query.longitude);
    const date = this.#dateOf(query);
    const sky = this.#skies.of(period, date, timezone, query);
    const { civil } = sky;
    const day = this.#skies.of('daily', date, timezone, query);
    const todayJdUt = civilSpan('daily', this.#todayAt(query), timezone).fromJdUt;
    const from = (horoscopeSigns.indexOf(sign) + 1) as SignNumber;
    const forecast = signForecastIn(from, sky.span);
    const { moon, lucky, middleJdUt } = forecast;
    return {
      settings: almanacSettingsOf(
        query,
        { timeZone: timezone, isLocalMeanTime: false },
        middleJdUt,
      ),
      notices: [],
      sign,
      period,
      from: civil.firstDate,
      to: civil.lastDate,
      ...wordsOf({ ...sky, forecast, timezone, todayJdUt }, renderer),
      ...adviceOf(forecast, renderer),
      luckyNumber: lucky.number,
      luckyColors: lucky.colors.map(titleCase),
      luckyPlanet: grahaName(lucky.graha),
      compatibleSign: signName(forecast.compatibleSign),
      favorableTime: period === 'daily' ? favourableTime(from, civil, query, timezone) : null,
      moon: {
        zodiac: signName(moon.sign),
        house: moon.house,
        nakshatra: nakshatraName(moon.nakshatra),
        nakshatra_pada: moon.pada,
        waxing: moon.waxing,
      },
      transits_at: isoFromJulianDay(day.span.middleJdUt),
      transits_now: day.positions.map((place) => transitNow(place, from)),
      transits: forecast.events.map(transitRow),
      month: this.#monthOf(from, date, timezone, query, todayJdUt),
      texts_languages: renderer.languages,
    };
  }

  #monthOf(
    sign: SignNumber,
    date: string,
    timezone: string,
    query: HoroscopeQuery,
    todayJdUt: number,
  ): Horoscope['month'] {
    const { civil, span } = this.#skies.of('monthly', date, timezone, query);
    const { events } = signForecastIn(sign, span);
    return {
      from: civil.firstDate,
      to: civil.lastDate,
      transits: monthTransits(events, todayJdUt),
    };
  }
}
