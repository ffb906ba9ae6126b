import { describe, expect, test } from 'vitest';
import {
  castChart,
  kpChart,
  kpSignificators,
  rulingPlanets,
  type GrahaId,
  type KpLords,
} from '@jyoti/jyotish';
import { grahas, zodiacSigns, type Kp } from '@jyoti/contract';
import { kundli, midnight, newYork } from './kundli-reader.ts';

const births = {
  'New Delhi, midnight': midnight,
  'New York, 2024': { ...midnight, date: '2024-01-01', time: '09:15:00', place: newYork },
};
const engineBirth = ({ date, time, place }: typeof midnight) => ({
  date,
  time,
  timeZone: place.timezone ?? '',
  latitude: Number(place.latitude),
  longitude: Number(place.longitude),
});
const idOf = (name: string) => name.toLowerCase() as GrahaId;

const lords = (point: Kp['cusps'][number] | Kp['planets'][number]) =>
  [point.sign_lord, point.star_lord, point.sub_lord, point.sub_sub_lord].map(idOf);
const engineLords = ({ sign, star, sub, subSub }: KpLords) => [sign, star, sub, subSub];

async function kpOf(birth: typeof midnight, more: Parameters<typeof kundli>[1] = {}) {
  const { kp } = await kundli(birth, { sections: ['kp'], ...more });
  if (!kp) throw new Error('The section is missing.');
  return kp;
}

describe.each(Object.entries(births))('section kp of %s', (_, birth) => {
  test('has the cusps and grahas of the engine with their lords', async () => {
    const kp = await kpOf(birth);
    const chart = kpChart(engineBirth(birth));
    expect(kp.house_system).toBe('placidus');
    for (const [index, cusp] of kp.cusps.entries()) {
      expect(cusp.house).toBe(index + 1);
      expect(cusp.global_degree).toBeCloseTo(chart.cusps[index]?.longitude ?? -1, 5);
      expect(lords(cusp)).toEqual(chart.cusps[index] && engineLords(chart.cusps[index]));
    }
    expect(kp.planets.map(({ planet }) => planet)).toEqual([...grahas]);
    for (const planet of kp.planets) {
      const { house, longitude, retrograde, ...its } = chart.planets[idOf(planet.planet)];
      expect([planet.house, planet.retro, lords(planet)]).toEqual([
        house,
        retrograde,
        engineLords(its),
      ]);
      expect(planet.global_degree).toBeCloseTo(longitude, 5);
    }
    for (const point of [...kp.cusps, ...kp.planets]) {
      expect(point.zodiac).toBe(zodiacSigns[Math.floor(point.global_degree / 30)]);
      expect(point.local_degree).toBeCloseTo(point.global_degree % 30, 5);
    }
  });

  test('has the significators of houses and of grahas: two views of one fact', async () => {
    const kp = await kpOf(birth);
    const engine = kpSignificators(kpChart(engineBirth(birth)));
    for (const row of kp.house_significators) {
      const { inStarOfOccupant, occupants, inStarOfOwner, owners } = engine.houses[row.house - 1]!;
      expect([
        row.in_star_of_occupant.map(idOf),
        row.occupants.map(idOf),
        row.in_star_of_owner.map(idOf),
        row.owners.map(idOf),
      ]).toEqual([inStarOfOccupant, occupants, inStarOfOwner, owners]);
      for (const { planet, star_occupies, owns } of kp.planet_significations) {
        expect(star_occupies.includes(row.house)).toBe(row.in_star_of_occupant.includes(planet));
        expect(owns.includes(row.house)).toBe(row.owners.includes(planet));
      }
    }
  });

  test('has the ruling planets of the birth', async () => {
    const { ruling_planets: ruling } = await kpOf(birth);
    const engine = rulingPlanets(engineBirth(birth));
    expect(ruling.ruling.map(idOf)).toEqual(engine.ruling);
    expect(ruling.nodes.map(idOf)).toEqual(engine.nodes);
    expect(idOf(ruling.day_lord)).toBe(engine.day);
    expect(idOf(ruling.moon.sub_sub_lord)).toBe(engine.moon.subSub);
  });
});

test('is cast in Krishnamurti’s ayanamsa whichever the report uses, with the node of the report', async () => {
  const raman = await kpOf(midnight, { ayanamsa: 'raman' });
  const lahiri = await kpOf(midnight);
  expect(raman).toEqual(lahiri);
  const { ayanamsaDegrees } = castChart(engineBirth(midnight), {
    ayanamsa: 'krishnamurti',
  }).settings;
  expect(raman.ayanamsa).toBe('krishnamurti');
  expect(raman.ayanamsa_degrees).toBeCloseTo(ayanamsaDegrees, 5);
  const rahu = ({ planets }: Kp) => planets.find(({ planet }) => planet === 'Rahu');
  const trueNode = await kpOf(midnight, { node: 'true' });
  expect(rahu(trueNode)?.global_degree).not.toBe(rahu(lahiri)?.global_degree);
});

test('beyond the polar circle the houses are the signs, and the section says so', async () => {
  const place = { name: 'Tromsø', latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
  const kp = await kpOf({ ...midnight, date: '1990-01-10', time: '12:00:00', place });
  expect(kp.house_system).toBe('whole_sign');
  for (const { local_degree } of kp.cusps) expect(local_degree).toBe(0);
});
