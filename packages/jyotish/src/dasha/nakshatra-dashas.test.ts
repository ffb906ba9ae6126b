import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, apart } from '../../reference/made-charts.ts';
import {
  fittingNakshatraDashas,
  NAKSHATRA_DASHAS,
  nakshatraDasha,
  nakshatraDashaAt,
} from './nakshatra-dashas.ts';
import type { NakshatraDashaId } from './nakshatra-dashas.ts';

const BIRTH = 2_447_000.5;
const YEAR = 365.25;
const inNakshatra = (number: number, share = 0.5) => ((number - 1 + share) * 40) / 3;
const firstLord = (id: NakshatraDashaId, nakshatra: number) =>
  nakshatraDasha(id, inNakshatra(nakshatra), BIRTH, YEAR).balance.lord;

describe('which lord begins (BPHS 46, tables of the chapter)', () => {
  test.each<[NakshatraDashaId, number, string]>([
    ['shodashottari', 8, 'sun'],
    ['shodashottari', 9, 'mars'],
    ['shodashottari', 16, 'sun'],
    ['shodashottari', 7, 'jupiter'],
    ['dwadashottari', 27, 'sun'],
    ['dwadashottari', 26, 'jupiter'],
    ['dwadashottari', 1, 'ketu'],
    ['panchottari', 17, 'sun'],
    ['panchottari', 24, 'sun'],
    ['panchottari', 16, 'moon'],
    ['shatabdika', 27, 'sun'],
    ['shatabdika', 1, 'moon'],
    ['shatabdika', 6, 'saturn'],
    ['chaturashiti', 15, 'sun'],
    ['chaturashiti', 14, 'venus'],
    ['dwisaptati', 19, 'sun'],
    ['dwisaptati', 26, 'rahu'],
    ['shattrimsa', 22, 'moon'],
    ['shattrimsa', 23, 'sun'],
  ])('%s, Moon in nakshatra %i: %s', (id, nakshatra, lord) => {
    expect(firstLord(id, nakshatra)).toBe(lord);
  });
});

test.each<[NakshatraDashaId, number]>([
  ['shodashottari', 116],
  ['dwadashottari', 112],
  ['panchottari', 105],
  ['shatabdika', 100],
  ['chaturashiti', 84],
  ['dwisaptati', 72],
  ['shattrimsa', 36],
])('%s has %i years', (id, years) => {
  expect(nakshatraDasha(id, 10, BIRTH, YEAR).cycleYears).toBe(years);
});

test('laws: periods follow each other for 120 years, antardashas fill them, one runs at every instant', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAKSHATRA_DASHAS),
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      fc.double({ min: 0, max: 119, noNaN: true }),
      (id, moon, age) => {
        const { mahadashas, balance } = nakshatraDasha(id, moon, BIRTH, YEAR);
        expect(mahadashas[0]!.startJdUt).toBeLessThanOrEqual(BIRTH);
        expect(mahadashas.at(-1)!.endJdUt).toBeGreaterThanOrEqual(BIRTH + 120 * YEAR);
        expect(balance.years).toBeGreaterThan(0);
        for (const [index, { antardashas, startJdUt, endJdUt }] of mahadashas.entries()) {
          if (index > 0) expect(mahadashas[index - 1]!.endJdUt).toBe(startJdUt);
          expect(antardashas[0]!.startJdUt).toBe(startJdUt);
          expect(antardashas.at(-1)!.endJdUt).toBe(endJdUt);
        }
        const instant = BIRTH + age * YEAR;
        const running = nakshatraDashaAt(id, moon, BIRTH, YEAR, instant)!;
        const listed = mahadashas.find(
          ({ startJdUt, endJdUt }) => startJdUt <= instant && instant < endJdUt,
        )!;
        expect(running.mahadasha.lord).toBe(listed.lord);
        expect(running.mahadasha.startJdUt).toBeCloseTo(listed.startJdUt, 5);
      },
    ),
  );
});

describe('for which births', () => {
  const fits = (moved: Parameters<typeof apart>[0]) => fittingNakshatraDashas(apart(moved));

  test('by the ascendant: Cancer in Cancer’s dwadasamsa, vargottama, a navamsa of Venus', () => {
    expect(fits({ ascendant: 91 })).toContain('panchottari');
    expect(fits({ ascendant: 100 })).not.toContain('panchottari');
    expect(fits({ ascendant: 1 })).toContain('shatabdika');
    expect(fits({ ascendant: 5 })).toContain('dwadashottari');
  });

  test('by lords: of the tenth in the tenth, of the ascendant in the seventh', () => {
    expect(fits({ ascendant: 15, saturn: 280 })).toContain('chaturashiti');
    expect(fits({ ascendant: 15, mars: 190 })).toContain('dwisaptati');
  });

  test('by hora: shattrimsa goes by day and night, shodashottari by the half of the month', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const sunHora = (chart.ascendant.sign % 2 === 1) === chart.ascendant.degreeInSign < 15;
        const ahead = (chart.grahas.moon.longitude - chart.grahas.sun.longitude + 360) % 360;
        fc.pre(ahead > 1e-6 && ahead < 360 - 1e-6 && Math.abs(ahead - 180) > 1e-6);
        const fitting = fittingNakshatraDashas(chart);
        expect(fitting.includes('shattrimsa')).toBe(sunHora !== chart.grahas.sun.isSet);
        expect(fitting.includes('shodashottari')).toBe(sunHora === ahead < 180);
      }),
    );
  });
});

test('refuses a dasha that is not one of them', () => {
  expect(() => nakshatraDasha('shashtihayani' as NakshatraDashaId, 10, BIRTH, YEAR)).toThrow(
    expect.objectContaining({ code: 'out_of_range' }),
  );
});
