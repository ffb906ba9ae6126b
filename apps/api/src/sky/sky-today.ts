import { isoFromJulianDay, NAKSHATRAS, skyToday as skyAt } from '@jyoti/jyotish';
import type { SkyToday } from '@jyoti/contract';
import { julianDayOf } from '../kundli/instants.ts';
import { signName } from '../kundli/wire-names.ts';

/** What a home page says about the sky of a moment. */
export function skyToday(now: Date): SkyToday {
  const { jdUt, moon, tithi, mercury } = skyAt(julianDayOf(now));
  const station = mercury.nextStation;
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
    mercury: {
      zodiac: signName(mercury.sign),
      motion: mercury.motion,
      next_station: station && {
        at: isoFromJulianDay(station.jdUt),
        motion: station.motion,
        zodiac: signName(station.sign),
      },
    },
  };
}
