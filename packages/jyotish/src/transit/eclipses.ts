import { nakshatraOf, shortestArc, signOf } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import { apparentPosition } from '../sky/index.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { lunarEclipseAt } from './lunar-eclipse.ts';
import type { LunarEclipseFacts } from './lunar-eclipse.ts';
import { lunations } from './lunation.ts';
import { solarEclipseAt } from './solar-eclipse.ts';
import type { SolarEclipseFacts } from './solar-eclipse.ts';
import { checkSpan, clipInstant, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** Sidereal position of an eclipse. */
interface EclipsedMoon {
  /** the Moon's sidereal longitude at greatest eclipse, degrees */
  readonly longitude: number;
  /** of the Moon, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** 1 (Ashwini) to 27 (Revati) */
  readonly nakshatra: number;
  /** the node near the Moon: Rahu or Ketu */
  readonly node: 'rahu' | 'ketu';
}

/** An eclipse of the Sun, with its place in the zodiac. */
export interface SolarEclipse extends EclipsedMoon, SolarEclipseFacts {
  readonly kind: 'solar_eclipse';
}

/** An eclipse of the Moon, with its place in the zodiac. */
export interface LunarEclipse extends EclipsedMoon, LunarEclipseFacts {
  readonly kind: 'lunar_eclipse';
}

/** An eclipse of the Sun or of the Moon. */
export type Eclipse = SolarEclipse | LunarEclipse;

/** No Moon farther from the ecliptic than this at its syzygy can be eclipsed, degrees (Meeus, ch. 54). */
const ECLIPTIC_LIMIT = 1.7;

/** Greatest eclipse and syzygy are at most this far apart, days. */
const NEAR_SYZYGY = 0.1;

/**
 * Every eclipse of the Sun and of the Moon, including penumbral ones, visible anywhere.
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns eclipses whose greatest instant is in (from, to], in order
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function eclipses(
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
): Eclipse[] {
  checkSpan(fromJdUt, toJdUt);
  const from = clipInstant(fromJdUt - NEAR_SYZYGY);
  const to = clipInstant(toJdUt + NEAR_SYZYGY);
  const found: Eclipse[] = [];
  for (const { phase, jdUt } of lunations(from, to, sky)) {
    if (phase !== 'new' && phase !== 'full') continue;
    const moon = apparentPosition('moon', jdUt + deltaT(jdUt) / 86_400);
    if (Math.abs(moon.latitude) > ECLIPTIC_LIMIT) continue;
    const eclipse = phase === 'new' ? solarEclipse(jdUt, sky) : lunarEclipse(jdUt, sky);
    if (eclipse !== null && eclipse.jdUt > fromJdUt && eclipse.jdUt <= toJdUt) found.push(eclipse);
  }
  return found;
}

function solarEclipse(newMoon: JulianDay, sky: TransitSky): SolarEclipse | null {
  const facts = solarEclipseAt(newMoon);
  if (facts === null) return null;
  return { kind: 'solar_eclipse', ...facts, ...eclipsedMoon(facts.jdUt, sky) };
}

function lunarEclipse(fullMoon: JulianDay, sky: TransitSky): LunarEclipse | null {
  const facts = lunarEclipseAt(fullMoon);
  if (facts === null) return null;
  return { kind: 'lunar_eclipse', ...facts, ...eclipsedMoon(facts.jdUt, sky) };
}

function eclipsedMoon(jdUt: JulianDay, sky: TransitSky): EclipsedMoon {
  const longitude = sky.track('moon').at(jdUt);
  return {
    longitude,
    sign: signOf(longitude),
    nakshatra: nakshatraOf(longitude).number,
    node: shortestArc(longitude, sky.look('rahu').at(jdUt)) < 90 ? 'rahu' : 'ketu',
  };
}
