import {
  DEFAULT_SETTINGS,
  dayLordOf,
  isoFromJulianDay,
  NAKSHATRAS,
  signOf,
  skyOver,
  skyToday as skyAt,
  transitSky,
  vedicDayAt,
  type GeoPlace,
  type TransitSky,
} from '@jyoti/jyotish';
import type { Language, SkyToday } from '@jyoti/contract';
import { julianDayOf } from '../requests/instants.ts';
import { grahaName, signName } from '../published/wire-names.ts';
import { NEW_DELHI, nextEclipse, nextFestivals, ZONE } from './coming-days.ts';

/** The day in New Delhi, where the Sun rises and sets every day. */
function dayOf(jdUt: number): Pick<SkyToday, 'day_lord' | 'day_lord_id' | 'sun_rise' | 'sun_set'> {
  const day = vedicDayAt(jdUt, NEW_DELHI, DEFAULT_SETTINGS.sunrise, ZONE);
  const lord = dayLordOf(day?.weekday ?? 0);
  return {
    day_lord: grahaName(lord),
    day_lord_id: lord,
    sun_rise: isoFromJulianDay(day?.sunrise ?? jdUt),
    sun_set: isoFromJulianDay(day?.sunset ?? jdUt),
  };
}

function over(jdUt: number, place: GeoPlace, sky: TransitSky): SkyToday['over'] {
  const { ascendant, grahas } = skyOver(jdUt, place, sky);
  return {
    ...place,
    ascendant,
    ascendant_sign: signName(signOf(ascendant)),
    grahas: grahas.map(({ graha, longitude, altitude }) => ({
      graha: grahaName(graha),
      id: graha,
      global_degree: longitude,
      zodiac: signName(signOf(longitude)),
      is_up: altitude > 0,
    })),
  };
}

/** The sky of a moment for the home page, in New Delhi unless another place is given. */
export function skyToday(now: Date, language: Language, place: GeoPlace = NEW_DELHI): SkyToday {
  const sky = transitSky();
  const { jdUt, moon, tithi, mercury } = skyAt(julianDayOf(now), sky);
  const station = mercury.nextStation;
  const elongation = sky.look('moon').at(jdUt) - sky.look('sun').at(jdUt);
  return {
    at: isoFromJulianDay(jdUt),
    moon: {
      zodiac: signName(moon.sign),
      rasi_no: moon.sign,
      nakshatra: NAKSHATRAS[moon.nakshatra - 1]?.name ?? '',
      nakshatra_no: moon.nakshatra,
      nakshatra_pada: moon.pada,
    },
    tithi: { name: tithi.name, number: tithi.number, paksha: tithi.paksha },
    elongation: (elongation + 360) % 360,
    ...dayOf(jdUt),
    over: over(jdUt, place, sky),
    eclipse: nextEclipse(now, language),
    festivals: nextFestivals(now, language),
    mercury: {
      zodiac: signName(mercury.sign),
      rasi_no: mercury.sign,
      motion: mercury.motion,
      next_station: station && {
        at: isoFromJulianDay(station.jdUt),
        motion: station.motion,
        zodiac: signName(station.sign),
        rasi_no: station.sign,
      },
    },
  };
}
