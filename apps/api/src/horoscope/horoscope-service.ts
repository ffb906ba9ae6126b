import {
  civilFromJulianDay,
  civilSpan,
  favourableHora,
  horasOf,
  panchangOfDay,
  positionsAt,
  signForecast,
  transitSky,
  type CivilSpan,
  type PlanetId,
  type SignForecast,
  type SignNumber,
} from '@jyoti/jyotish';
import {
  horoscopeSigns,
  type Horoscope,
  type HoroscopePeriod,
  type HoroscopeQuery,
  type HoroscopeSign,
} from '@jyoti/contract';
import type { TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf, spanOf } from '../kundli/instants.ts';
import { grahaName, signName, titled } from '../kundli/wire-names.ts';
import { almanacSettingsOf } from '../panchang/where.ts';
import { nakshatraName, transitNow, transitRow } from './transit-rows.ts';

function becauseOf({ areas }: SignForecast): Horoscope['because'] {
  return areas.flatMap(({ area, terms }) =>
    terms.map(({ reason, graha, house, effect, benefic, points, share }) => ({
      area,
      reason,
      graha: grahaName(graha),
      house,
      effect,
      benefic,
      points,
      share,
    })),
  );
}

function scoresOf({ areas }: SignForecast): Horoscope['scores'] {
  return Object.fromEntries(areas.map(({ area, score }) => [area, score])) as Horoscope['scores'];
}

/** The first hora of a day that a planet rules, at the place asked about. */
function favourableTime(
  graha: PlanetId,
  { firstDate }: CivilSpan,
  { latitude, longitude, ayanamsa, sunrise }: HoroscopeQuery,
  timezone: string,
): Horoscope['favorableTime'] {
  const place = { latitude, longitude };
  const { vedicDay } = panchangOfDay(firstDate, place, timezone, { ayanamsa, sunrise });
  const hora = vedicDay && favourableHora(graha, horasOf(vedicDay));
  return hora && { ...spanOf(hora), hora: grahaName(hora.lord) };
}

/** Horoscopes of a sign: the same for everybody. */
export class HoroscopeService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  horoscope(sign: HoroscopeSign, period: HoroscopePeriod, asked: HoroscopeQuery): Horoscope {
    const timezone = this.#timezoneAt(asked.latitude, asked.longitude);
    const date = asked.date ?? civilFromJulianDay(julianDayOf(this.#now()), timezone).date;
    const span = civilSpan(period, date, timezone);
    const sky = transitSky({ ayanamsa: asked.ayanamsa, node: asked.node });
    const from = (horoscopeSigns.indexOf(sign) + 1) as SignNumber;
    const forecast = signForecast(from, period, span.fromJdUt, span.toJdUt, sky);
    const { moon, lucky, middleJdUt } = forecast;
    return {
      settings: almanacSettingsOf(asked, timezone, middleJdUt),
      notices: [],
      sign,
      period,
      from: span.firstDate,
      to: span.lastDate,
      scores: scoresOf(forecast),
      luckyNumber: lucky.number,
      luckyColors: lucky.colors.map(titled),
      luckyPlanet: grahaName(lucky.graha),
      compatibleSign: signName(forecast.compatibleSign),
      favorableTime: period === 'daily' ? favourableTime(lucky.graha, span, asked, timezone) : null,
      moon: {
        zodiac: signName(moon.sign),
        house: moon.house,
        nakshatra: nakshatraName(moon.nakshatra),
        nakshatra_pada: moon.pada,
        waxing: moon.waxing,
      },
      transits_now: positionsAt(middleJdUt, sky).map((place) => transitNow(place, from)),
      transits: forecast.events.map(transitRow),
      because: becauseOf(forecast),
    };
  }
}
