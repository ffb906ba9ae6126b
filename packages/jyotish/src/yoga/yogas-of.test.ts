import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { anyBirth, anyChart, madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import { YOGA_CHARTS } from '../../reference/yoga-charts.ts';
import { yogasByTheTexts } from '../../reference/yoga-conditions.ts';
import { castChart } from '../chart/index.ts';
import type { Chart, GrahaId } from '../chart/index.ts';
import { JyotishError } from '../error.ts';
import { YOGA_RULES, yogasOf } from './index.ts';
import type { FoundYoga, YogaCancellationCode, YogaId } from './index.ts';

const idsOf = (chart: Chart): string[] => [...new Set(yogasOf(chart).map(({ id }) => id))];
const yogaOf = (chart: Chart, id: YogaId): FoundYoga | undefined =>
  yogasOf(chart).find((yoga) => yoga.id === id);
const byText = (chart: Chart): string[] => [...yogasByTheTexts(chart)];

describe('every yoga', () => {
  test('has a chart that has it and one that does not', () => {
    expect(YOGA_CHARTS.map(({ id }) => id)).toEqual(YOGA_RULES.map(({ id }) => id));
  });

  test.each(YOGA_CHARTS.map((row) => [row.id, row] as const))('%s', (id, { holds, fails }) => {
    expect(byText(holds)).toContain(id);
    expect(byText(fails)).not.toContain(id);
    expect(idsOf(holds)).toContain(id);
    expect(idsOf(fails)).not.toContain(id);
  });
});

describe('the engine and the conditions of the texts name the same yogas', () => {
  const agree = (chart: Chart): void => {
    expect(idsOf(chart).toSorted()).toEqual(byText(chart).toSorted());
  };

  test('of the charts above', () => {
    for (const { holds, fails } of YOGA_CHARTS) {
      agree(holds);
      agree(fails);
    }
  });

  test('of 30 reference births', () => {
    for (const birth of BIRTHS) agree(castChart(asBirth(birth)));
  });

  test('of charts made freely', () => {
    fc.assert(fc.property(anyChart, agree), { numRuns: 1000 });
  });

  test('of births of four centuries', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => agree(castChart(birth))),
      { numRuns: 200 },
    );
  });
});

describe('the facts of a yoga', () => {
  test('name its grahas, the houses in which they are, and lords that are among them', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        for (const { id, grahas, houses, lordsOf } of yogasOf(chart)) {
          expect(grahas, id).not.toEqual([]);
          expect(houses, id).toEqual(
            expect.arrayContaining(grahas.map((graha) => chart.grahas[graha].house)),
          );
          for (const house of lordsOf) {
            const { lord } = lordAt(chart, house);
            expect(grahas, id).toContain(lord);
          }
        }
      }),
    );
  });

  test('of lords of a kendra and a trikona', () => {
    // Leo rises: Mars rules the fourth and the ninth, the Sun the first; both are in the tenth.
    const chart = madeChart({ ...QUIET, ascendant: 125, sun: 35, mars: 40 });
    expect(yogasOf(chart).filter(({ id }) => id === 'kendra-trikona')).toEqual([
      expect.objectContaining({ grahas: ['sun', 'mars'], houses: [10], lordsOf: [1, 9] }),
    ]);
  });

  test('of an empty house next to the Moon are the Moon and its house', () => {
    const chart = madeChart({ ...QUIET, moon: 280 });
    expect(yogaOf(chart, 'kemadruma')).toMatchObject({ grahas: ['moon'], houses: [10] });
  });

  test('list an exchange once for each pair', () => {
    // Aries rises: Mars and Venus exchange 1 and 2, the Sun and Jupiter 5 and 9.
    const chart = madeChart({
      ...QUIET,
      ascendant: 5,
      mars: 40,
      venus: 10,
      sun: 250,
      jupiter: 130,
    });
    const pairs = yogasOf(chart).filter(({ id }) => id === 'maha-parivartana');
    expect(pairs.map(({ lordsOf }) => lordsOf)).toEqual([
      [1, 2],
      [5, 9],
    ]);
  });
});

/** Aries rises; a chart without yogas, to be changed by the tests. */
const QUIET: MadeLongitudes = {
  ascendant: 5,
  sun: 65,
  moon: 280,
  mars: 130,
  mercury: 75,
  jupiter: 160,
  venus: 100,
  saturn: 190,
  rahu: 220,
};
const SIGN_LORDS: readonly GrahaId[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
const lordAt = (chart: Chart, house: number) => ({
  lord: SIGN_LORDS[(chart.ascendant.sign + house - 2) % 12]!,
});

describe('cancellations', () => {
  const codesOf = (longitudes: Partial<MadeLongitudes>, id: YogaId): YogaCancellationCode[] => {
    const found = yogaOf(madeChart({ ...QUIET, ...longitudes }), id);
    expect(found, id).toBeDefined();
    return found!.cancellations.map(({ code }) => code);
  };

  test('a great person joined by a luminary', () => {
    expect(codesOf({ saturn: 190 }, 'shasha')).toEqual([]);
    expect(codesOf({ saturn: 190, moon: 200 }, 'shasha')).toEqual(['joined_by_luminary']);
  });

  test('kemadruma, by each of its five', () => {
    // Scorpio rises and the Moon is in the eighth; no graha is near it.
    const lonely = {
      ascendant: 215,
      moon: 70,
      sun: 200,
      mercury: 190,
      venus: 185,
      mars: 285,
      jupiter: 285,
      saturn: 10,
      rahu: 160,
    };
    expect(codesOf(lonely, 'kemadruma')).toEqual([]);
    expect(codesOf({ ...lonely, mars: 75 }, 'kemadruma')).toEqual(['graha_with_moon']);
    expect(codesOf({ ...lonely, saturn: 345 }, 'kemadruma')).toEqual(['graha_in_kendra_from_moon']);
    expect(codesOf({ ...lonely, venus: 215 }, 'kemadruma')).toEqual(['graha_in_kendra_from_lagna']);
    expect(codesOf({ ...lonely, jupiter: 190 }, 'kemadruma')).toEqual(['moon_aspected_by_jupiter']);
    expect(codesOf({ ...lonely, ascendant: 340 }, 'kemadruma')).toContain('moon_in_kendra');
  });

  test('gajakesari, while Jupiter is debilitated, combust or with an enemy', () => {
    expect(codesOf({ moon: 245, jupiter: 335 }, 'gajakesari')).toEqual([]);
    expect(codesOf({ moon: 15, jupiter: 280 }, 'gajakesari')).toEqual(['jupiter_weak']);
    expect(codesOf({ moon: 245, jupiter: 335, sun: 340 }, 'gajakesari')).toEqual(['jupiter_weak']);
  });

  test('shakata, while the Moon is in a kendra', () => {
    expect(codesOf({ moon: 160, jupiter: 10 }, 'shakata')).toEqual([]);
    expect(codesOf({ moon: 280, jupiter: 130 }, 'shakata')).toEqual(['moon_in_kendra']);
  });

  test('budhaditya within 10°', () => {
    expect(codesOf({ sun: 61, mercury: 75 }, 'budhaditya')).toEqual([]);
    expect(codesOf({ sun: 66, mercury: 75 }, 'budhaditya')).toEqual(['mercury_close_to_sun']);
  });

  test('renunciation of combust grahas', () => {
    const four = { sun: 65, mercury: 85, mars: 87, saturn: 86, moon: 200 };
    expect(codesOf(four, 'pravrajya')).toEqual([]);
    expect(codesOf({ ...four, mercury: 70, mars: 72, saturn: 60 }, 'pravrajya')).toEqual([
      'all_combust',
    ]);
  });

  test('misfortune of birth, by each of its four', () => {
    // The Moon in the eighth with Saturn, waxing by day.
    const harmed: Partial<MadeLongitudes> = {
      moon: 220,
      saturn: 222,
      sun: 100,
      mercury: 130,
      venus: 130,
      jupiter: 310,
      mars: 160,
      rahu: 340,
    };
    const by = (change: Partial<MadeLongitudes>) =>
      codesOf({ ...harmed, ...change }, 'balarishta-chandra');
    const dayTime = madeChart({ ...QUIET, ...harmed });
    expect(dayTime.grahas.sun.isSet).toBe(true);
    expect(by({})).toEqual(['paksha_and_time_agree']);
    expect(by({ sun: 190, mercury: 160 })).toEqual([]);
    expect(by({ sun: 190, mercury: 160, jupiter: 10, mars: 65 })).toEqual([
      'jupiter_strong_in_lagna',
      'benefic_strong_in_kendra',
    ]);
    expect(by({ sun: 190, mercury: 160, mars: 20 })).toEqual(['lagna_lord_strong_in_kendra']);
  });
});

describe('what the birth chart does not hold', () => {
  const day = madeChart({ ...QUIET, ascendant: 245, sun: 190, moon: 70 });

  test('mahabhagya is checked in both forms if the sex is unknown', () => {
    expect(idsOf(day)).toContain('mahabhagya-purusha');
    const ids = yogasOf(day, { sex: 'female' }).map(({ id }) => id);
    expect(ids).not.toContain('mahabhagya-purusha');
    expect(yogasOf(day, { sex: 'male' }).map(({ id }) => id)).toContain('mahabhagya-purusha');
  });

  test('any other sex is refused', () => {
    expect(() => yogasOf(day, { sex: 'none' as 'male' })).toThrow(JyotishError);
  });
});
