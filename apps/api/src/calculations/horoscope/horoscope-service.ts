import {
  civilFromJulianDay,
  civilSpan,
  favourableHora,
  horasOf,
  kalamsOf,
  panchangOfDay,
  signForecastIn,
  SIGNS,
  type CivilSpan,
  type Hora,
  type SignNumber,
} from '@jyoti/jyotish';
import type { HoroscopeDocumentSource } from '@jyoti/reports';
import {
  horoscopeSigns,
  type HoroscopePeriod,
  type HoroscopeQuery,
  type HoroscopeSign,
  type Language,
} from '@jyoti/contract';
import type { Incoming } from '../../http/handlers.ts';
import type { TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import { almanacSettingsOf } from '../requests/where.ts';
import { HoroscopeSkies } from './horoscope-skies.ts';

/** The first hora of the sign's lord outside Rahu Kaal on a day at the requested place. */
function favourableTime(
  sign: SignNumber,
  { firstDate }: CivilSpan,
  { latitude, longitude, ayanamsa, sunrise }: HoroscopeQuery,
  timezone: string,
): Hora | null {
  const place = { latitude, longitude };
  const { vedicDay } = panchangOfDay(firstDate, place, timezone, { ayanamsa, sunrise });
  if (!vedicDay) return null;
  return favourableHora(SIGNS[sign].lord, horasOf(vedicDay), kalamsOf(vedicDay).rahuKaal);
}

/** Maximum cached horoscopes, some 20 kB each: today's of all signs, in both languages and two places. */
const maxCached = 200;

type Request = Pick<
  Incoming<'GET /api/horoscope/:sign/:period'>,
  'path' | 'query' | 'language' | 'calculate' | 'consume'
>;

type Params = readonly [
  sign: HoroscopeSign,
  period: HoroscopePeriod,
  query: HoroscopeQuery,
  language: Language,
];

/** Horoscopes of signs, the same for every caller. */
export class HoroscopeService<Horoscope> {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;
  readonly #write: (source: HoroscopeDocumentSource, language: Language) => Horoscope;
  readonly #skies = new HoroscopeSkies();
  readonly #cache = new Map<string, Horoscope>();

  /** @param write makes what is served */
  constructor(
    timezoneAt: TimezoneAt,
    now: () => Date,
    write: (source: HoroscopeDocumentSource, language: Language) => Horoscope,
  ) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
    this.#write = write;
  }

  /** The horoscope of a request; a cached one costs no more than the call. */
  async answer({ path, query, language, calculate, consume }: Request): Promise<Horoscope> {
    const params = [path.sign, path.period, query, language] as const;
    const known = this.known(...params);
    if (known) return known;
    await consume(path.period);
    return calculate(() => this.horoscope(...params));
  }

  /** A cached horoscope; `null` on a miss. */
  known(...params: Params): Horoscope | null {
    const key = this.#keyOf(...params);
    const cached = this.#cache.get(key);
    if (!cached) return null;
    this.#cache.delete(key); // moves it to the end of the map's order
    this.#cache.set(key, cached);
    return cached;
  }

  horoscope(...params: Params): Horoscope {
    const known = this.known(...params);
    if (known) return known;
    const [sign, period, query, language] = params;
    const horoscope = this.#write(this.#sourceOf(sign, period, query), language);
    this.#cache.set(this.#keyOf(...params), horoscope);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > maxCached && oldest !== undefined) this.#cache.delete(oldest);
    return horoscope;
  }

  /** The cache key: everything that a horoscope depends on. */
  #keyOf(...[sign, period, query, language]: Params): string {
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

  #sourceOf(
    name: HoroscopeSign,
    period: HoroscopePeriod,
    query: HoroscopeQuery,
  ): HoroscopeDocumentSource {
    const timezone = this.#timezoneAt(query.latitude, query.longitude);
    const date = this.#dateOf(query);
    const skyOf = (one: HoroscopePeriod) => this.#skies.of(one, date, timezone, query);
    const [sky, day, month] = [skyOf(period), skyOf('daily'), skyOf('monthly')];
    const sign = (horoscopeSigns.indexOf(name) + 1) as SignNumber;
    const forecast = signForecastIn(sign, sky.span);
    const todayJdUt = civilSpan('daily', this.#todayAt(query), timezone).fromJdUt;
    const steps = this.#skies.stepsOf(period, sky.civil, timezone, query).map((step) => ({
      ...step,
      forecast: signForecastIn(sign, step.span),
      timezone,
      todayJdUt,
    }));
    const clock = { timeZone: timezone, isLocalMeanTime: false };
    return {
      ...sky,
      forecast,
      timezone,
      todayJdUt,
      steps,
      settings: almanacSettingsOf(query, clock, forecast.middleJdUt),
      positions: { jdUt: day.span.middleJdUt, rows: day.positions },
      month: { civil: month.civil, events: signForecastIn(sign, month.span).events },
      hora: period === 'daily' ? favourableTime(sign, sky.civil, query, timezone) : null,
    };
  }
}
