import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth } from '../../reference/made-charts.ts';
import { castChart, eachGraha, GRAHA_IDS, SIGNS, signOf } from '../chart/index.ts';
import type { GrahaId } from '../chart/index.ts';
import { vimshottariAt } from '../dasha/index.ts';
import { kpChart, kpChartOf } from './kp-chart.ts';
import { kpLords, kpSubs } from './kp-lords.ts';
import { rulingPlanets, rulingPlanetsOf } from './ruling-planets.ts';
import { kpSignificators } from './significators.ts';

const dms = (sign: number, degrees: number, minutes: number, seconds: number): number =>
  (sign - 1) * 30 + degrees + minutes / 60 + seconds / 3600;

describe('the table of 249 subs (K. S. Krishnamurti, as scribd.com/document/627745119 prints it)', () => {
  const subs = kpSubs();

  test.each<[number, number, string]>([
    [1, dms(1, 0, 0, 0), 'mars ketu ketu'],
    [2, dms(1, 0, 46, 40), 'mars ketu venus'],
    [9, dms(1, 11, 26, 40), 'mars ketu mercury'],
    [10, dms(1, 13, 20, 0), 'mars venus venus'],
    [12, dms(1, 16, 13, 20), 'mars venus moon'],
    [18, dms(1, 25, 53, 20), 'mars venus ketu'],
    [19, dms(1, 26, 40, 0), 'mars sun sun'],
    [21, dms(1, 28, 26, 40), 'mars sun mars'],
    [22, dms(1, 29, 13, 20), 'mars sun rahu'],
    [23, dms(2, 0, 0, 0), 'venus sun rahu'],
    [28, dms(2, 7, 46, 40), 'venus sun venus'],
    [29, dms(2, 10, 0, 0), 'venus moon moon'],
    [31, dms(2, 11, 53, 20), 'venus moon rahu'],
    // sageasita.com/horary-charts.html: number 145 is Libra 29°26′40″ to the end, star of Jupiter, sub of the Moon.
    [145, dms(7, 29, 26, 40), 'venus jupiter moon'],
  ])('number %i', (number, start, lords) => {
    const sub = subs[number - 1]!;
    expect(sub.number).toBe(number);
    expect(sub.start).toBeCloseTo(start, 9);
    expect([sub.sign, sub.star, sub.sub].join(' ')).toBe(lords);
  });

  test('they tile the circle, 249 of them', () => {
    expect(subs).toHaveLength(249);
    for (const [index, { end }] of subs.entries()) {
      expect(end).toBe(subs[index + 1]?.start ?? 360);
    }
  });

  test('each has the lords that its own start and middle have', () => {
    for (const { start, end, sign, star, sub } of subs) {
      expect(kpLords(start)).toMatchObject({ sign, star, sub });
      expect(kpLords((start + end) / 2)).toMatchObject({ sign, star, sub });
    }
  });
});

/**
 * Printed by VedicAstro (github.com/diliprk/VedicAstro, MIT, StudyNotebooks/VedicAstroStudy.ipynb): New York, 1 January
 * 2024, 9.15 am, in the Lahiri ayanamsa; degrees to the thousandth.
 */
describe('the chart of VedicAstro', () => {
  const birth = {
    date: '2024-01-01',
    time: '09:15:00',
    timeZone: 'America/New_York',
    latitude: 40.707013856558156,
    longitude: -74.01123260406254,
  };
  const chart = kpChartOf(castChart(birth));

  test.each<[number, number, string]>([
    [1, 288.596, 'saturn moon mercury moon'],
    [2, 336.499, 'jupiter saturn mercury mars'],
    [3, 12.692, 'mars ketu mercury rahu'],
    [4, 38.352, 'venus sun venus moon'],
    [5, 59.592, 'venus mars saturn rahu'],
    [8, 156.499, 'mercury sun mercury jupiter'],
    [9, 192.692, 'venus rahu mercury mercury'],
    [10, 218.352, 'mars saturn venus venus'],
    [11, 239.592, 'mars mercury saturn rahu'],
    [12, 261.019, 'jupiter venus jupiter venus'],
  ])('cusp %i', (house, longitude, lords) => {
    const { longitude: ours, sign, star, sub, subSub } = chart.cusps[house - 1]!;
    expect(Math.abs(ours - longitude)).toBeLessThan(0.001);
    expect([sign, star, sub, subSub].join(' ')).toBe(lords);
  });

  test.each<[GrahaId, number, string]>([
    ['sun', 11, 'jupiter venus moon rahu'],
    ['moon', 7, 'sun venus rahu saturn'],
    ['mercury', 10, 'mars mercury saturn saturn'],
    ['venus', 10, 'mars saturn venus rahu'],
    ['mars', 11, 'jupiter ketu sun venus'],
    ['jupiter', 2, 'mars ketu saturn jupiter'],
    ['saturn', 1, 'saturn rahu jupiter saturn'],
    ['rahu', 2, 'jupiter mercury jupiter mercury'],
    ['ketu', 8, 'mercury mars jupiter mercury'],
  ])('%s', (graha, house, lords) => {
    const { house: ours, sign, star, sub, subSub } = chart.planets[graha];
    expect([ours, [sign, star, sub, subSub].join(' ')]).toEqual([house, lords]);
  });

  test('significators of the grahas', () => {
    const { grahas } = kpSignificators(chart);
    const levels = (graha: GrahaId) => {
      const { starOccupies, occupies, starOwns, owns } = grahas[graha];
      return [starOccupies, occupies, starOwns, owns];
    };
    expect(levels('sun')).toEqual([[10], [11], [4, 5, 9], []]);
    expect(levels('moon')).toEqual([[10], [7], [4, 5, 9], [7]]);
    expect(levels('mercury')).toEqual([[10], [10], [6, 8], [6, 8]]);
    expect(levels('venus')).toEqual([[1], [10], [1], [4, 5, 9]]);
    expect(levels('mars')).toEqual([[8], [11], [], [3, 10, 11]]);
    expect(levels('rahu')).toEqual([[10], [2], [6, 8], []]);
    expect(levels('ketu')).toEqual([[11], [8], [3, 10, 11], []]);
  });

  test('significators of houses, its outer planets left out', () => {
    const { houses } = kpSignificators(chart);
    const levels = (house: number) => {
      const { inStarOfOccupant, occupants, inStarOfOwner, owners } = houses[house - 1]!;
      return [inStarOfOccupant, occupants, inStarOfOwner, owners];
    };
    expect(levels(1)).toEqual([['venus'], ['saturn'], ['venus'], ['saturn']]);
    expect(levels(2)).toEqual([['saturn'], ['jupiter', 'rahu'], [], ['jupiter']]);
    expect(levels(4)).toEqual([[], [], ['sun', 'moon'], ['venus']]);
    expect(levels(8)).toEqual([['mars', 'jupiter'], ['ketu'], ['mercury', 'rahu'], ['mercury']]);
    expect(levels(11)).toEqual([['ketu'], ['sun', 'mars'], ['ketu'], ['mars']]);
  });

  test('as agents the nodes also act for company, aspects and the lord of the sign', () => {
    const { grahas } = kpSignificators(chart, 'agents');
    // Rahu in Pisces acts for Jupiter, its lord, and for Mars, who aspects it from Sagittarius.
    expect([grahas.rahu.occupies, grahas.rahu.owns]).toEqual([
      [2, 11],
      [2, 3, 10, 11, 12],
    ]);
    // Ketu in Virgo acts for Mercury, its lord; no graha is with it or aspects it.
    expect([grahas.ketu.occupies, grahas.ketu.owns]).toEqual([
      [8, 10],
      [6, 8],
    ]);
    expect(grahas.sun).toEqual(kpSignificators(chart).grahas.sun);
  });
});

/**
 * Printed by A. K. Bansal (Krishnamurthy Paddhati, AIFAS 2009, ch. 2; futuresamachar.com/en/book/krishnmurti-paddhti-english-463/29):
 * Guna, 12 September 1935, 9.08 pm, in the Lahiri ayanamsa with the true node; to the minute of arc.
 */
describe('the chart of Bansal', () => {
  const birth = {
    date: '1935-09-12',
    time: '21:08:00',
    timeZone: 'Asia/Kolkata',
    latitude: 24 + 39 / 60,
    longitude: 77 + 18 / 60,
  };
  const chart = kpChartOf(castChart(birth, { ayanamsa: 'lahiri', node: 'true' }));
  const minutes = (longitude: number) => Math.round(longitude * 60);

  test.each<[GrahaId, number, string]>([
    ['sun', dms(5, 25, 58, 0), 'venus ketu'],
    ['moon', dms(11, 23, 11, 0), 'jupiter saturn'],
    ['mars', dms(8, 4, 26, 0), 'saturn saturn'],
    ['mercury', dms(6, 20, 10, 0), 'moon ketu'],
    ['jupiter', dms(7, 25, 51, 0), 'jupiter ketu'],
    ['venus', dms(5, 19, 12, 0), 'venus rahu'],
    ['saturn', dms(11, 12, 56, 0), 'rahu mercury'],
    ['rahu', dms(9, 27, 22, 0), 'sun moon'],
    ['ketu', dms(3, 27, 22, 0), 'jupiter venus'],
  ])('%s', (graha, printed, lords) => {
    const { longitude, star, sub } = chart.planets[graha];
    expect([minutes(longitude), `${star} ${sub}`]).toEqual([minutes(printed), lords]);
  });

  test.each<[number, number, string]>([
    [1, dms(1, 19, 19, 0), 'mars venus rahu'],
    [2, dms(2, 18, 17, 0), 'venus moon mercury'],
    [3, dms(3, 12, 50, 0), 'mercury rahu mercury'],
  ])('cusp %i', (house, printed, lords) => {
    const { longitude, sign, star, sub } = chart.cusps[house - 1]!;
    expect([minutes(longitude), `${sign} ${star} ${sub}`]).toEqual([minutes(printed), lords]);
  });
});

test('a birth uses Krishnamurti’s ayanamsa unless another is given', () => {
  const birth = {
    date: '1997-12-12',
    time: '12:12:00',
    timeZone: 'Asia/Kolkata',
    latitude: 13.0837,
    longitude: 80.2702,
  };
  const cast = (ayanamsa: 'krishnamurti' | 'lahiri') => kpChartOf(castChart(birth, { ayanamsa }));
  expect(kpChart(birth)).toEqual(cast('krishnamurti'));
  // As a JavaScript program may hand it on.
  expect(kpChart(birth, { ayanamsa: undefined as never })).toEqual(cast('krishnamurti'));
  expect(kpChart(birth, { ayanamsa: 'lahiri' })).toEqual(cast('lahiri'));
});

describe('ruling planets', () => {
  const moment = {
    date: '2024-01-02',
    time: '05:00:00',
    timeZone: 'Asia/Kolkata',
    latitude: 13.0837,
    longitude: 80.2702,
  };

  test('before sunrise the previous day counts: 2 January 2024 was a Tuesday', () => {
    expect(rulingPlanets(moment).day).toBe('moon');
    expect(rulingPlanets({ ...moment, time: '08:00:00' }).day).toBe('mars');
  });

  test('of a chart that is cast already they are the same', () => {
    const chart = castChart(moment, { ayanamsa: 'krishnamurti' });
    expect(rulingPlanetsOf(chart)).toEqual(rulingPlanets(moment));
  });

  test('in the order of their strength, each once, and the nodes that act for one', () => {
    const { ascendant, moon, day, ruling, nodes } = rulingPlanets(moment);
    expect(ruling).toEqual([
      ...new Set([ascendant.star, ascendant.sign, moon.star, moon.sign, day]),
    ]);
    const { grahas } = castChart(moment, { ayanamsa: 'krishnamurti' });
    for (const node of nodes) expect(ruling).toContain(grahas[node].signLord);
  });
});

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

/** Coarser than the engine's rounding, so that no test instant is within rounding of a boundary. */
const anyMilliarcsecond = fc.integer({ min: 0, max: 360 * 3.6e6 - 1 }).map((mas) => mas / 3.6e6);

describe('laws', () => {
  test('star, sub and sub-sub are the dashas that run at birth with the Moon there', () => {
    fc.assert(
      fc.property(anyLongitude, (longitude) => {
        const running = vimshottariAt(longitude, 2_451_545, 365.25, 2_451_545)!;
        const { star, sub, subSub } = kpLords(longitude);
        expect([star, sub, subSub]).toEqual([
          running.mahadasha.lord,
          running.antardasha.lord,
          running.pratyantardasha.lord,
        ]);
      }),
    );
  });

  test('every longitude is in one sub, with its lords', () => {
    const subs = kpSubs();
    fc.assert(
      fc.property(anyMilliarcsecond, (longitude) => {
        const { sign, star, sub } = subs.findLast(({ start }) => start <= longitude)!;
        expect(kpLords(longitude)).toMatchObject({ sign, star, sub });
      }),
    );
  });

  test('significators: the two views agree, every graha is in one house, every cusp has an owner', () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom('own', 'agents'), (birth, nodes) => {
        const chart = kpChart(birth);
        const { houses, grahas } = kpSignificators(chart, nodes);
        for (const { house, occupants, owners, inStarOfOccupant } of houses) {
          expect(occupants).toEqual(
            GRAHA_IDS.filter((graha) => grahas[graha].occupies.includes(house)),
          );
          expect(owners).toContain(SIGNS[signOf(chart.cusps[house - 1]!.longitude)].lord);
          for (const graha of inStarOfOccupant) {
            expect(occupants).toContain(chart.planets[graha].star);
          }
        }
        const own = eachGraha((graha) => grahas[graha].occupies);
        for (const graha of GRAHA_IDS) expect(own[graha]).toContain(chart.planets[graha].house);
      }),
      { numRuns: 40 },
    );
  });
});
