import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth, anyChart, madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import {
  avakahada,
  castChart,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  houseFrom,
  SIGNS,
} from '../chart/index.ts';
import type { GrahaId, SignNumber } from '../chart/index.ts';
import { vimshottari, vimshottariAt } from '../dasha/index.ts';
import { JyotishError } from '../error.ts';
import {
  gemAdvice,
  gemConflicts,
  GEM_ROLES,
  gemsOf,
  gemVerdictOfSign,
  lagnasForGem,
} from './gems.ts';
import type { GemReading, GemRole } from './gems.ts';
import { GEM_WEARING } from './wearing.ts';
import { rattiForBody } from './weight.ts';

const ROLES = Object.keys(GEM_ROLES) as GemRole[];

const stonesOf = ({ stones }: GemReading): string[] => ROLES.map((role) => stones[role].gem);

/** All grahas far from the Sun and from debilitation. */
const EASY: Omit<MadeLongitudes, 'ascendant'> = {
  sun: 130,
  moon: 40,
  mars: 5,
  mercury: 160,
  jupiter: 250,
  venus: 190,
  saturn: 310,
  rahu: 60,
};

const readingFor = (lagna: SignNumber, changes: Partial<MadeLongitudes> = {}): GemReading =>
  gemsOf(madeChart({ ...EASY, ascendant: lagna * 30 - 15, ...changes }), null);

describe('three stones by the lords of 1, 5 and 9', () => {
  test('A1 Aquarius: blue sapphire, emerald, diamond', () => {
    const chart = castChart({
      date: '1997-12-12',
      time: '12:12:00',
      timeZone: 'Asia/Kolkata',
      latitude: 13.0836939,
      longitude: 80.270186,
    });
    const reading = gemsOf(chart, null);
    expect([reading.lagna, reading.lagnaLord]).toEqual([11, 'saturn']);
    expect(stonesOf(reading)).toEqual(['blue_sapphire', 'emerald', 'diamond']);
  });

  test('Virgo: emerald, blue sapphire, diamond', () => {
    expect(stonesOf(readingFor(6))).toEqual(['emerald', 'blue_sapphire', 'diamond']);
  });

  test('for any chart they are those of the three lords, with the houses they rule and are in', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { stones, lagnaLord } = gemsOf(chart, null);
        expect(stones.life.graha).toBe(lagnaLord);
        for (const role of ROLES) {
          const { graha, gem, ownHouses, house } = stones[role];
          expect(gem).toBe(GRAHA_CORRESPONDENCES[graha].gem);
          expect(ownHouses).toContain(GEM_ROLES[role]);
          expect(house).toBe(houseFrom(chart.ascendant.sign, chart.grahas[graha].sign));
        }
      }),
    );
  });
});

describe('guards', () => {
  test('a lord whose moolatrikona is in 6, 8 or 12: Mercury for Aquarius, Venus for Taurus', () => {
    expect(readingFor(11).stones.lucky).toMatchObject({
      graha: 'mercury',
      advised: false,
      guards: [{ code: 'dusthana_lord', house: 8, ownHouses: [5, 8] }],
    });
    const taurus = readingFor(2);
    expect(taurus.stones.life.guards).toEqual([
      { code: 'dusthana_lord', house: 6, ownHouses: [1, 6] },
      { code: 'functional_malefic', nature: 'malefic', ownHouses: [1, 6] },
    ]);
    // Saturn rules 9 and 10 there and has priority over Mercury of the fifth.
    expect([taurus.promoted, taurus.order]).toEqual(['fortune', ['life', 'fortune', 'lucky']]);
  });

  test('the sixth of Virgo is the moolatrikona of its fifth lord; the ninth lord is listed as a maraka', () => {
    const { stones, order, promoted } = readingFor(6);
    expect(stones.lucky.guards.map(({ code }) => code)).toEqual(['dusthana_lord']);
    expect([order, promoted]).toEqual([['life'], null]);
  });

  test('the primary house of the Moon is that of Cancer, not Taurus: twelfth of Leo', () => {
    expect(readingFor(5).avoid.find(({ graha }) => graha === 'moon')?.guards).toEqual([
      { code: 'dusthana_lord', house: 12, ownHouses: [12] },
      { code: 'maraka', nature: 'maraka', ownHouses: [12] },
    ]);
  });

  test('two of debilitated, retrograde and combust; a single one is no guard', () => {
    // Sagittarius rising: Jupiter is lord of the lagna, debilitated in Capricorn, and neither Saturn, the Moon nor Mars helps
    const once = { ...EASY, ascendant: 250, jupiter: 280, mars: 195, saturn: 190 };
    expect(gemsOf(madeChart(once), null).stones.life.guards).toEqual([]);
    expect(gemsOf(madeChart(once, ['jupiter']), null).stones.life).toMatchObject({
      advised: false,
      guards: [{ code: 'weakened', afflictions: ['debilitated', 'retrograde'] }],
    });
    const near = madeChart({ ...once, sun: 283 }, ['jupiter']);
    expect(gemsOf(near, null).stones.life.guards).toEqual([
      { code: 'weakened', afflictions: ['debilitated', 'retrograde', 'combust'] },
    ]);
  });

  test('a debilitation that is cancelled is no weakness', () => {
    // As above, with Saturn, lord of Capricorn, in a kendra
    const helped = { ...EASY, ascendant: 250, jupiter: 280, mars: 195, saturn: 70 };
    expect(gemsOf(madeChart(helped, ['jupiter']), null).stones.life.guards).toEqual([]);
  });

  test('a promoted stone that a guard stops is no longer promoted', () => {
    // Taurus: Saturn debilitated in Aries and combust
    const { promoted, order } = readingFor(2, { saturn: 10, sun: 12 });
    expect([promoted, order]).toEqual([null, ['life', 'lucky']]);
  });

  test("a node's gem is for its own mahadasha or antardasha only", () => {
    const chart = castChart({
      date: '1990-01-15',
      time: '06:30:00',
      timeZone: 'Asia/Kolkata',
      latitude: 28.6139,
      longitude: 77.209,
    });
    const moon = chart.grahas.moon.longitude;
    const { yearDays } = chart.settings;
    const { mahadashas } = vimshottari(moon, chart.time.jdUt, yearDays);
    const outside = { code: 'node_outside_its_dasha' };
    for (const { startJdUt, endJdUt } of mahadashas) {
      for (const share of [0.05, 0.35, 0.65, 0.95]) {
        const at = startJdUt + share * (endJdUt - startJdUt);
        const running = vimshottariAt(moon, chart.time.jdUt, yearDays, at)!;
        const lords: readonly GrahaId[] = [running.mahadasha.lord, running.antardasha.lord];
        const { avoid, dashaStones } = gemsOf(chart, at);
        for (const node of ['rahu', 'ketu'] as const) {
          const guards = avoid.find(({ graha }) => graha === node)?.guards ?? [];
          expect(guards.some(({ code }) => code === outside.code)).toBe(!lords.includes(node));
          expect(dashaStones.some(({ graha }) => graha === node)).toBe(guards.length === 0);
        }
      }
    }
    expect(gemsOf(chart, null).dashaStones).toEqual([]);
    expect(gemsOf(chart, chart.time.jdUt - 40_000).dashaStones).toEqual([]);
  });

  test('any chart: advised and avoided are disjoint, and the order contains the advised ones', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { stones, order, promoted, avoid, dashaStones } = gemsOf(chart, chart.time.jdUt);
        expect(order.toSorted()).toEqual(ROLES.filter((role) => stones[role].advised).toSorted());
        for (const role of ROLES) {
          const { advised, guards, verdict } = stones[role];
          expect(advised).toBe(guards.length === 0 || verdict === 'advised_with_care');
          // Only the stone of the ascendant’s lord, and only for the houses that it rules.
          if (verdict === 'advised_with_care') {
            expect(role).toBe('life');
            expect(guards.map(({ code }) => code)).not.toContain('weakened');
          }
        }
        if (stones.life.advised) expect(order[0]).toBe('life');
        if (promoted !== null) {
          expect(stones[promoted].nature).toBe('yogakaraka');
          expect(order.indexOf(promoted)).toBe(stones.life.advised ? 1 : 0);
        }
        for (const advice of [...order.map((role) => stones[role]), ...dashaStones]) {
          expect(avoid).not.toContainEqual(advice);
        }
        expect(avoid.every(({ guards }) => guards.length > 0)).toBe(true);
      }),
    );
  });
});

describe('one verdict wherever a gem is named', () => {
  test('the birth star’s, the ascendant’s and the three stones never disagree, 2,000 births', () => {
    const found = { advised: 0, advised_with_care: 0, not_named: 0, not_advised: 0 };
    fc.assert(
      fc.property(anyBirth, fc.double({ min: 0, max: 40_000, noNaN: true }), (birth, days) => {
        const chart = castChart(birth);
        const at = chart.time.jdUt + days;
        const { order, stones, avoid, dashaStones, lagnaLord } = gemsOf(chart, at);
        const recommended = [...order.map((role) => stones[role]), ...dashaStones];
        const birthStar = gemAdvice(chart.grahas.moon.nakshatraLord, chart, at);
        const ascendant = gemAdvice(lagnaLord, chart, at);
        expect(birthStar.gem).toBe(avakahada(chart).lucky.gem);
        expect(ascendant).toEqual(stones.life);
        for (const advice of [birthStar, ...GRAHA_IDS.map((id) => gemAdvice(id, chart, at))]) {
          const has = (list: readonly { gem: string }[]): boolean =>
            list.some(({ gem }) => gem === advice.gem);
          expect(has(recommended)).toBe(advice.advised);
          expect(has(avoid)).toBe(advice.verdict === 'not_advised');
        }
        found[birthStar.verdict] += 1;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(...Object.values(found))).toBeGreaterThan(20);
  });

  test('of a sign only: by the guards of that lagna for its lord', () => {
    const set = Object.values(SIGNS).filter(({ number }) => gemVerdictOfSign(number) !== 'advised');
    expect(set.map(({ name }) => name)).toEqual(['Taurus', 'Scorpio']);
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { stones } = gemsOf(chart, null);
        const ofSign = gemVerdictOfSign(chart.ascendant.sign);
        expect([ofSign, 'not_advised']).toContain(stones.life.verdict);
      }),
    );
  });

  test('names the running period of the graha', () => {
    const chart = castChart({
      date: '1990-01-15',
      time: '06:30:00',
      timeZone: 'Asia/Kolkata',
      latitude: 28.6139,
      longitude: 77.209,
    });
    const at = chart.time.jdUt + 10_000;
    const { yearDays } = chart.settings;
    const running = vimshottariAt(chart.grahas.moon.longitude, chart.time.jdUt, yearDays, at)!;
    const { mahadasha, antardasha } = running;
    expect(gemAdvice(mahadasha.lord, chart, at).period).toBe('mahadasha');
    expect(antardasha.lord).not.toBe(mahadasha.lord);
    expect(gemAdvice(antardasha.lord, chart, at).period).toBe('antardasha');
    expect(gemAdvice(antardasha.lord, chart, null).period).toBeNull();
  });
});

describe('tables', () => {
  test('who may wear a gem and who should avoid it agree with the guards of each chart', () => {
    for (const graha of GRAHA_IDS) {
      const { suits, avoid } = lagnasForGem(graha);
      expect(suits.filter((lagna) => avoid.includes(lagna))).toEqual([]);
      for (const { number } of Object.values(SIGNS)) {
        const { stones } = readingFor(number);
        const role = ROLES.find((name) => stones[name].graha === graha);
        expect(suits.includes(number)).toBe(role !== undefined && stones[role].advised);
      }
    }
    expect(lagnasForGem('venus')).toEqual({
      suits: [2, 3, 7, 10, 11],
      avoid: [1, 4, 5, 6, 8, 9, 12],
    });
  });

  test('gems that do not go together, the same both ways', () => {
    expect(gemConflicts('sun')).toEqual(['venus', 'saturn', 'rahu', 'ketu']);
    expect(gemConflicts('jupiter')).toEqual(['mercury', 'venus']);
    for (const graha of GRAHA_IDS) {
      expect(gemConflicts(graha)).not.toContain(graha);
      for (const other of gemConflicts(graha)) expect(gemConflicts(other)).toContain(graha);
    }
  });

  test('how each gem is worn', () => {
    for (const graha of GRAHA_IDS) {
      const { fingers, metals, weekdays, leastRatti, mantra } = GEM_WEARING[graha];
      expect(Math.min(fingers.length, metals.length, weekdays.length)).toBeGreaterThan(0);
      expect(weekdays).toContain(GRAHA_CORRESPONDENCES[graha].weekday);
      expect(leastRatti[0]).toBeGreaterThan(0);
      expect(leastRatti[1]).toBeGreaterThanOrEqual(leastRatti[0]);
      expect(mantra).toMatch(/^Om \S+am \S+im \S+aum Sah \S+ Namah$/);
    }
    expect(new Set(GRAHA_IDS.map((graha) => GEM_WEARING[graha].mantra)).size).toBe(9);
  });

  test('one ratti for 12 kg, of a body that there can be', () => {
    expect(rattiForBody(60)).toBe(5);
    for (const kilograms of [0, -60, 501, NaN]) {
      expect(() => rattiForBody(kilograms)).toThrow(JyotishError);
    }
  });
});
