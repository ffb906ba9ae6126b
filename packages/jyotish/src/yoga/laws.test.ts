import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, anyLongitudes, madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import type { Chart } from '../chart/index.ts';
import { PLANET_IDS } from '../chart/index.ts';
import { YOGA_GROUPS, YOGA_RULES, YOGA_TEXTS, yogasOf } from './index.ts';

const ASHRAYA = ['rajju', 'musala', 'nala'];
const DALA = ['mala', 'sarpa'];
const SANKHYA = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'damini', 'vina'];
const NABHASA = YOGA_RULES.filter(({ group }) => group === 'nabhasa').map(({ id }) => id);
const AKRITI = NABHASA.filter((id) => ![...ASHRAYA, ...DALA, ...SANKHYA].includes(id));

const idsOf = (chart: Chart): string[] => yogasOf(chart).map(({ id }) => id);
const among = (list: readonly string[], ids: readonly string[]) =>
  list.filter((id) => ids.includes(id));

/** Longitudes crowded into few signs, where figures are frequent. */
const crowded: fc.Arbitrary<MadeLongitudes> = fc
  .tuple(
    anyLongitudes,
    fc.integer({ min: 0, max: 11 }),
    fc.constantFrom(1, 2, 3, 4, 6),
    fc.integer({ min: 1, max: 7 }),
  )
  .map(([longitudes, start, step, signs]) => {
    const squeeze = (longitude: number): number => {
      const sign = start + step * (Math.floor(longitude) % signs);
      return (sign % 12) * 30 + (longitude % 30);
    };
    const planets = PLANET_IDS.map((planet) => [planet, squeeze(longitudes[planet])]);
    return { ...longitudes, ...(Object.fromEntries(planets) as object) } as MadeLongitudes;
  });

test('thirty-two nabhasa yogas: three, two, twenty and seven', () => {
  expect([ASHRAYA, DALA, AKRITI, SANKHYA].map((list) => among(list, NABHASA).length)).toEqual([
    3, 2, 20, 7,
  ]);
});

describe('nabhasa', () => {
  test('one sankhya always, at most one of each other kind', () => {
    fc.assert(
      fc.property(crowded, (longitudes) => {
        const ids = idsOf(madeChart(longitudes));
        expect(among(SANKHYA, ids)).toHaveLength(1);
        expect(among(AKRITI, ids).length).toBeLessThan(2);
        expect(among(ASHRAYA, ids).length).toBeLessThan(2);
        expect(among(DALA, ids).length).toBeLessThan(2);
      }),
      { numRuns: 500 },
    );
  });

  test('a sankhya acts only where no other nabhasa holds, an ashraya where no figure does', () => {
    fc.assert(
      fc.property(crowded, (longitudes) => {
        const found = yogasOf(madeChart(longitudes));
        const ids = found.map(({ id }) => id as string);
        const isFigure = among([...AKRITI, ...DALA], ids).length > 0;
        for (const { id, cancellations } of found) {
          if (SANKHYA.includes(id))
            expect(cancellations.length > 0).toBe(isFigure || among(ASHRAYA, ids).length > 0);
          if (ASHRAYA.includes(id)) expect(cancellations.length > 0).toBe(isFigure);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the four garlands that begin in a kendra are the figures of seven houses', () => {
    fc.assert(
      fc.property(crowded, (longitudes) => {
        const ids = idsOf(madeChart(longitudes));
        const pairs = { nauka: 'lagna', kuta: 'sukha', chhatra: 'kalatra', chapa: 'karma' };
        for (const [figure, malika] of Object.entries(pairs))
          expect(ids.includes(figure)).toBe(ids.includes(`${malika}-malika`));
        const others = ids.filter((id) => id.endsWith('-malika')).length;
        expect(others).toBe(among(['ardhachandra', ...Object.keys(pairs)], ids).length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('luminaries', () => {
  test('one of sunapha, anapha, durudhara and kemadruma, and one of the three by distance', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const ids = idsOf(chart);
        expect(among(['sunapha', 'anapha', 'durudhara', 'kemadruma'], ids)).toHaveLength(1);
        expect(among(['adhama', 'sama', 'varishtha'], ids)).toHaveLength(1);
        expect(among(['vesi', 'vasi', 'ubhayachari'], ids).length).toBeLessThan(2);
      }),
    );
  });
});

/** These depend on where grahas are from each other and the lagna, but not on whose signs those are. */
const WITHOUT_SIGNS = [
  ...AKRITI,
  ...DALA,
  ...SANKHYA,
  ...YOGA_RULES.filter(({ group }) => group === 'malika').map(({ id }) => id),
  ...`
    sunapha anapha durudhara kemadruma chandradhi gajakesari shakata adhama sama varishtha
    chandra-mangala vasumati amala vesi vasi ubhayachari budhaditya shubha ashubha shubha-
    kartari papa-kartari parvata lagnadhi shubhamala ashubhamala chatussagara rajalakshana
    trilochana kulavardhana bhaskara marud budha raja-chandra-shukra raja-shubha-kendra raja-
    digbala raja-chandra-mangala-rahu pravrajya diksha tirthakara balarishta-chandra
    balarishta-vakra balarishta-kshina guru-chandala grahana visha angaraka
  `
    .trim()
    .split(/\s+/),
];

test('turning the whole chart by signs changes none of the yogas without lords and dignities', () => {
  fc.assert(
    fc.property(crowded, fc.integer({ min: 1, max: 11 }), (longitudes, signs) => {
      const turned = Object.fromEntries(
        Object.entries(longitudes).map(([body, at]) => [body, (at + 30 * signs) % 360]),
      ) as unknown as MadeLongitudes;
      const before = idsOf(madeChart(longitudes));
      const after = idsOf(madeChart(turned));
      expect(among(WITHOUT_SIGNS, after)).toEqual(among(WITHOUT_SIGNS, before));
    }),
    { numRuns: 300 },
  );
});

describe('the rules', () => {
  test('at least 150, each with its own id, in the order of the groups', () => {
    expect(YOGA_RULES.length).toBeGreaterThanOrEqual(150);
    expect(new Set(YOGA_RULES.map(({ id }) => id)).size).toBe(YOGA_RULES.length);
    const order = YOGA_RULES.map(({ group }) => YOGA_GROUPS.indexOf(group));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(YOGA_GROUPS.length);
  });

  test('each names its text, but for the modern ones', () => {
    for (const { id, group, sources } of YOGA_RULES) {
      expect(sources.length > 0, id).toBe(group !== 'modern');
      for (const { text, chapter, verse } of sources) {
        expect(Object.keys(YOGA_TEXTS), id).toContain(text);
        expect(chapter === null, id).toBe(text === 'raman');
        expect(verse ?? '1', id).toMatch(/^\d+(-\d+)?$/);
      }
    }
  });
});
