import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NASA_LUNAR,
  NASA_LUNAR_MAGNITUDES,
  NASA_SOLAR,
  swissEclipses,
} from '../../reference/eclipses.ts';
import { apparentPosition } from '../sky/index.ts';
import { deltaT, julianDayFromIso } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { eclipses, lunarEclipseFrom, lunations, solarEclipseFrom, transitSky } from './index.ts';
import type { LunarEclipse, SolarEclipse } from './index.ts';

const SECOND = 1 / 86_400;
const from2015 = julianDayFromIso('2015-01-01T00:00:00Z');
const to2031 = julianDayFromIso('2031-01-01T00:00:00Z');
const sixteenYears = eclipses(from2015, to2031);
const solar = sixteenYears.filter((e): e is SolarEclipse => e.kind === 'solar_eclipse');
const lunar = sixteenYears.filter((e): e is LunarEclipse => e.kind === 'lunar_eclipse');
const sky = transitSky();

const ttOf = (jdUt: JulianDay): JulianDay => jdUt + deltaT(jdUt) * SECOND;

function solarNear(jdUt: JulianDay): SolarEclipse {
  const found = eclipses(jdUt - 2, jdUt + 2, sky).find((e) => e.kind === 'solar_eclipse');
  if (found?.kind !== 'solar_eclipse') throw new Error(`no solar eclipse at ${jdUt}`);
  return found;
}

function lunarNear(jdUt: JulianDay): LunarEclipse {
  const found = eclipses(jdUt - 2, jdUt + 2, sky).find((e) => e.kind === 'lunar_eclipse');
  if (found?.kind !== 'lunar_eclipse') throw new Error(`no lunar eclipse at ${jdUt}`);
  return found;
}

describe('against the NASA catalogues, 2015 to 2030', () => {
  test('the same solar eclipses, no more and no fewer', () => {
    expect(solar).toHaveLength(NASA_SOLAR.length);
    NASA_SOLAR.forEach(([greatestTt, type, gamma, magnitude, latitude, longitude], index) => {
      const found = solar[index]!;
      const late = (ttOf(found.jdUt) - julianDayFromIso(greatestTt)) / SECOND;
      expect(Math.abs(late), greatestTt).toBeLessThan(3);
      expect(found.type, greatestTt).toBe(type);
      expect(Math.abs(found.gamma - gamma), greatestTt).toBeLessThan(0.0002);
      expect(Math.abs(found.magnitude - magnitude), greatestTt).toBeLessThan(0.0003);
      // A partial eclipse's place slides along the edge of the Earth.
      const loose = type === 'partial' ? 0.5 : 0.15;
      expect(Math.abs(found.place.latitude - latitude), greatestTt).toBeLessThan(loose);
      expect(Math.abs(found.place.longitude - longitude), greatestTt).toBeLessThan(loose);
    });
  });

  test('the same lunar eclipses, no more and no fewer', () => {
    expect(lunar).toHaveLength(NASA_LUNAR.length);
    NASA_LUNAR.forEach(([greatestUt, type, gamma], index) => {
      const found = lunar[index]!;
      const late = (found.jdUt - julianDayFromIso(greatestUt)) / SECOND;
      // The list is cut to the minute and foresaw a delta T some seconds larger.
      expect(Math.abs(late), greatestUt).toBeLessThan(60);
      expect(found.type, greatestUt).toBe(type);
      expect(Math.abs(found.gamma - gamma), greatestUt).toBeLessThan(0.001);
    });
  });

  test.each(NASA_LUNAR_MAGNITUDES)('%s: umbral magnitude %d', (tt, magnitude, partial, total) => {
    const found = lunarNear(julianDayFromIso(tt));
    expect(Math.abs(ttOf(found.jdUt) - julianDayFromIso(tt)) / SECOND).toBeLessThan(4);
    expect(Math.abs(found.magnitude - magnitude)).toBeLessThan(0.001);
    const minutes = (phase: LunarEclipse['partial']): number =>
      phase === null ? 0 : (phase.ends - phase.begins) * 1440;
    expect(Math.abs(minutes(found.partial) - partial)).toBeLessThan(1);
    expect(Math.abs(minutes(found.total) - total)).toBeLessThan(1);
  });

  test('penumbra on the Earth: P1 and P4 of 2025 (Espenak, Eclipses During 2025)', () => {
    const contacts = [
      ['2025-03-29T08:50:43Z', '2025-03-29T12:43:45Z'],
      ['2025-09-21T17:29:43Z', '2025-09-21T21:53:45Z'],
    ] as const;
    for (const [first, last] of contacts) {
      const { partial } = solarNear(julianDayFromIso(first));
      expect(Math.abs(partial.begins - julianDayFromIso(first)) / SECOND, first).toBeLessThan(4);
      expect(Math.abs(partial.ends - julianDayFromIso(last)) / SECOND, last).toBeLessThan(4);
    }
  });
});

describe('against Swiss Ephemeris, 45 random years 1801 to 2197', () => {
  test('solar: greatest instant within 10 s, type, and contacts where the shadow falls full', () => {
    for (const [jdUt, type, begins, ends] of swissEclipses().solar) {
      const found = solarNear(jdUt);
      expect(Math.abs(found.jdUt - jdUt) / SECOND, String(jdUt)).toBeLessThan(10);
      // Within 0.001 of 1 the two radii of the Moon in use disagree on annular and hybrid.
      if (Math.abs(found.magnitude - 1) > 0.001) expect(found.type, String(jdUt)).toBe(type);
      // In it a grazing penumbra leaves the Earth earlier than in NASA's data and ours.
      if (type === 'partial') continue;
      expect(Math.abs(found.partial.begins - begins) / SECOND, String(jdUt)).toBeLessThan(25);
      expect(Math.abs(found.partial.ends - ends) / SECOND, String(jdUt)).toBeLessThan(25);
    }
  });

  test('lunar: instants within 11 s, both magnitudes within 0.001', () => {
    for (const [jdUt, type, magnitude, penumbral, ...contacts] of swissEclipses().lunar) {
      const found = lunarNear(jdUt);
      const title = String(jdUt);
      expect(Math.abs(found.jdUt - jdUt) / SECOND, title).toBeLessThan(10);
      expect(found.type, title).toBe(type);
      expect(Math.abs(found.penumbralMagnitude - penumbral), title).toBeLessThan(0.001);
      if (type !== 'penumbral') {
        expect(Math.abs(found.magnitude - magnitude), title).toBeLessThan(0.001);
      }
      const { penumbral: outer, partial, total } = found;
      const ours = [outer.begins, partial?.begins, total?.begins];
      ours.push(total?.ends, partial?.ends, outer.ends);
      const phases = ours.filter((instant) => instant !== undefined);
      expect(phases, title).toHaveLength(contacts.length);
      phases.forEach((instant, index) => {
        expect(Math.abs(instant - contacts[index]!) / SECOND, title).toBeLessThan(11);
      });
    }
  });
});

test('eclipses occur only at syzygies near the ecliptic, and always if the Moon is close to it', () => {
  const start = fc.double({ min: 2_378_600, max: 2_524_500, noNaN: true });
  fc.assert(
    fc.property(start, (from) => {
      const to = from + 200;
      const found = eclipses(from, to, sky);
      const syzygies = lunations(from - 1, to + 1, sky).filter(
        ({ phase }) => phase === 'new' || phase === 'full',
      );
      for (const { jdUt, kind } of found) {
        const near = syzygies.find((syzygy) => Math.abs(syzygy.jdUt - jdUt) < 0.1);
        expect(near?.phase).toBe(kind === 'solar_eclipse' ? 'new' : 'full');
      }
      for (const { jdUt } of syzygies) {
        if (jdUt <= from + 0.1 || jdUt >= to - 0.1) continue;
        const { latitude } = apparentPosition('moon', ttOf(jdUt));
        const eclipse = found.find((event) => Math.abs(event.jdUt - jdUt) < 0.1);
        if (Math.abs(latitude) < 0.85) expect(eclipse, `${jdUt} ${latitude}`).toBeDefined();
        if (Math.abs(latitude) > 1.65) expect(eclipse, `${jdUt} ${latitude}`).toBeUndefined();
      }
      found.forEach(({ jdUt }, index) => {
        expect(jdUt).toBeGreaterThan(index === 0 ? from : found[index - 1]!.jdUt);
      });
    }),
    { numRuns: 30 },
  );
});

test('the axis may miss the Earth and the umbra still graze it: 9 April 2043', () => {
  const grazing = solarNear(2_467_349.3);
  expect(grazing).toMatchObject({ type: 'total', central: null });
  expect(grazing.gamma).toBeGreaterThan(1);
});

test('phases lie within each other, greatest eclipse in the middle of all', () => {
  for (const { jdUt, penumbral, partial, total } of lunar) {
    const order = [penumbral.begins, partial?.begins, total?.begins, jdUt];
    order.push(total?.ends, partial?.ends, penumbral.ends);
    const instants = order.filter((instant) => instant !== undefined);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  }
  for (const { jdUt, partial, central } of solar) {
    const instants = [partial.begins, central?.begins ?? jdUt, jdUt, central?.ends ?? jdUt];
    instants.push(partial.ends);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  }
});

describe('from a place', () => {
  const dallas = { latitude: 32.7767, longitude: -96.797 };
  const delhi = { latitude: 28.6139, longitude: 77.209 };

  test('Dallas, 2024-04-08: total, as Swiss Ephemeris has its contacts', () => {
    const seen = solarEclipseFrom(solarNear(2_460_409.3), dallas)!;
    expect(Math.abs(seen.jdUt - 2_460_409.279618) / SECOND).toBeLessThan(2);
    expect(seen.magnitude).toBeGreaterThan(1.05);
    const first = julianDayFromIso('2024-04-08T17:23:18Z');
    const last = julianDayFromIso('2024-04-08T20:02:42Z');
    expect(Math.abs(seen.partial.begins - first) / SECOND).toBeLessThan(3);
    expect(Math.abs(seen.partial.ends - last) / SECOND).toBeLessThan(3);
    expect(seen.visibility).toBe('all');
  });

  test('Delhi: the partial eclipse of 2022-10-25 sets with the Sun; that of 2024 is under the Earth', () => {
    const setting = solarEclipseFrom(solarNear(2_459_878), delhi)!;
    expect(setting.magnitude).toBeCloseTo(0.5448, 3);
    expect(setting.visibility).toBe('part');
    expect(solarEclipseFrom(solarNear(2_460_409.3), delhi)?.visibility).toBe('none');
    expect(solarEclipseFrom(solarNear(2_460_763.9), delhi)).toBeNull();
  });

  test('Delhi: all of 2025-09-07 above the horizon, the end of 2022-11-08, none of 2025-03-14', () => {
    const all = lunarEclipseFrom(lunarNear(2_460_926.3), delhi);
    expect(all.umbralVisibility).toBe('all');
    expect(all.altitude).toBeGreaterThan(50);
    expect(lunarEclipseFrom(lunarNear(2_459_892), delhi).umbralVisibility).toBe('part');
    expect(lunarEclipseFrom(lunarNear(2_460_748.8), delhi).visibility).toBe('none');
    const penumbral = lunarEclipseFrom(lunarNear(2_460_070.2), delhi);
    expect(penumbral.umbralVisibility).toBeNull();
  });

  test('invalid places', () => {
    const nowhere = { latitude: 91, longitude: 0 };
    expect(() => lunarEclipseFrom(lunarNear(2_460_926.3), nowhere)).toThrow('outside');
  });
});
