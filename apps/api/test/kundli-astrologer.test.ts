import { describe, expect, test } from 'vitest';
import {
  bhavaSystems,
  charaKarakas,
  grahas,
  kundliResponseSchema,
  sevenPlanets,
  zodiacSigns,
  type KundliInput,
  type KundliSection,
} from '@jyoti/contract';
import {
  ashtakavargaSigns,
  castChart,
  ekadhipatyaShodhana,
  pindaOf,
  trikonaShodhana,
} from '@jyoti/jyotish';
import { ASHTAKAVARGA_OF_BIRTHS } from '../../../packages/jyotish/reference/births-ashtakavarga.ts';
import { BIRTHS, type ReferenceBirth } from '../../../packages/jyotish/reference/births.ts';
import { expectBody } from './app.ts';
import { sentBirth, visitor } from './tools-reader.ts';

const few = BIRTHS.filter((_, index) => index % 6 === 0);

async function sectionsOf(
  birth: ReferenceBirth,
  sections: KundliSection[],
  { language = 'en', gender }: { language?: string; gender?: 'male' | 'female' } = {},
) {
  const { post } = await visitor();
  const input = { birth: { ...sentBirth(birth), ...(gender && { gender }) }, sections };
  return expectBody(await post('/api/kundli', input, language), 200, kundliResponseSchema).data;
}

describe('section houses', () => {
  test.each(few)(
    '$id: each division covers the zodiac, and moved grahas are listed',
    async (birth) => {
      const { houses, planet_details: planets } = await sectionsOf(birth, [
        'houses',
        'planet_details',
      ]);
      for (const system of bhavaSystems) {
        const { bhavas, moved } = houses![system];
        for (const [index, { end }] of bhavas.entries())
          expect(bhavas[(index + 1) % 12]!.start).toBeCloseTo(end, 4);
        const placed = bhavas.flatMap((bhava) =>
          bhava.grahas.map((graha) => ({ graha, to: bhava.house })),
        );
        expect(placed.map(({ graha }) => graha).toSorted()).toEqual([...grahas].toSorted());
        for (const { graha, to } of placed) {
          const body = Object.values(planets!).find(
            (one) => (one as { full_name?: string } | null)?.full_name === graha,
          ) as { house: number };
          const listed = moved.find((one) => one.graha === graha);
          expect(listed ?? null).toEqual(
            to === body.house ? null : { graha, from: body.house, to },
          );
        }
      }
      const lagna = zodiacSigns.indexOf(planets![0].zodiac) * 30 + planets![0].local_degree;
      expect(houses!.sripati.bhavas[0]!.middle).toBeCloseTo(lagna, 4);
      expect(houses!.equal.bhavas[0]!.middle).toBeCloseTo(lagna, 4);
      if (houses!.placidus.system === 'placidus')
        expect(houses!.placidus.bhavas[0]!.start).toBeCloseTo(lagna, 4);
    },
  );
});

describe('section aspects', () => {
  test.each(few)('$id: aspects and friendships of all', async (birth) => {
    const { aspects } = await sectionsOf(birth, ['aspects']);
    expect(aspects!.graha_drishti.map(({ graha }) => graha)).toEqual([...grahas]);
    for (const { graha, aspects: seen } of aspects!.graha_drishti) {
      const counts = seen.map(({ count }) => count);
      const special = { Mars: [4, 7, 8], Jupiter: [5, 7, 9], Saturn: [3, 7, 10] } as const;
      expect(counts).toEqual(special[graha as keyof typeof special] ?? [7]);
    }
    for (const { on } of aspects!.by_degree) expect(on).toHaveLength(9);
    expect(aspects!.friendships.map(({ graha }) => graha)).toEqual([...sevenPlanets]);
    // Aspects of signs are mutual.
    for (const { graha, grahas: seen } of aspects!.rashi_drishti)
      for (const other of seen)
        expect(aspects!.rashi_drishti.find((one) => one.graha === other)!.grahas).toContain(graha);
  });
});

describe('section jaimini', () => {
  test.each(few)('$id: karakas by degrees, and padas', async (birth) => {
    const { jaimini } = await sectionsOf(birth, ['jaimini']);
    const { seven, eight } = jaimini!.karakas;
    expect(eight.map(({ karaka }) => karaka)).toEqual([...charaKarakas]);
    expect(seven.map(({ karaka }) => karaka)).toEqual(
      charaKarakas.filter((karaka) => karaka !== 'pitri'),
    );
    for (const list of [seven, eight]) {
      const degrees = list.map((one) => one.degrees);
      expect(degrees).toEqual(degrees.toSorted((one, other) => other - one));
    }
    expect(jaimini!.arudhas.upapada).toEqual(jaimini!.arudhas.padas[11]);
    // By the exceptions no pada is in the first or seventh place from its house.
    for (const { of, house } of jaimini!.arudhas.padas) expect((house - of + 12) % 6).not.toBe(0);
    expect(jaimini!.avasthas).toHaveLength(9);
  });
});

describe('section strengths', () => {
  test.each(few)('$id: parts add up, and ranks follow the ratio', async (birth) => {
    const { strengths } = await sectionsOf(birth, ['strengths']);
    for (const planet of strengths!.planets) {
      const { sthana, dig, kala, cheshta, naisargika, drik, total, rupas, ratio } = planet;
      expect(sthana.total + dig + kala.total + cheshta + naisargika + drik).toBeCloseTo(total, 3);
      expect(rupas).toBeCloseTo(total / 60, 4);
      expect(ratio).toBeCloseTo(rupas / planet.required_rupas, 4);
      expect(planet.is_strong).toBe(ratio >= 1);
    }
    const ranked = strengths!.planets.toSorted((one, other) => one.rank - other.rank);
    for (const [index, { ratio }] of ranked.slice(1).entries())
      expect(ratio).toBeLessThanOrEqual(ranked[index]!.ratio);
    for (const { adhipati, dig, drishti, total } of strengths!.houses)
      expect(adhipati + dig + drishti).toBeCloseTo(total, 3);
  });

  test.each(few)('$id: each ashtakavarga before and after its reductions', async (birth) => {
    const { strengths } = await sectionsOf(birth, ['strengths']);
    const { local_date: date, local_time: time, iana_zone: timeZone, fold, ...at } = birth.birth;
    const place = { latitude: at.lat, longitude: at.lon };
    const signs = ashtakavargaSigns(castChart({ date, time, timeZone, fold, ...place }));
    for (const { graha, shodhana, pinda } of strengths!.planets) {
      const { bindus, trikona, ekadhipatya } = shodhana!;
      expect(bindus).toEqual(ASHTAKAVARGA_OF_BIRTHS[birth.id]!.varahamihira.bav[graha]);
      expect(trikona).toEqual(trikonaShodhana(bindus));
      expect(ekadhipatya).toEqual(ekadhipatyaShodhana(trikona, signs));
      expect(pinda).toEqual(pindaOf(ekadhipatya, signs));
    }
  });

  // Chart 6 of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, has these signs; its Mercury is worked there.
  test('the reductions of Mercury in a printed example', async () => {
    const { post } = await visitor();
    const place = { name: 'Chennai', latitude: 13, longitude: 80, timezone: 'Asia/Kolkata' };
    const input: KundliInput = {
      birth: { name: 'Example', date: '1921-06-28', time: '13:00:00', place },
      sections: ['strengths'],
      ashtakvarga_school: 'parashara',
    };
    const { strengths } = expectBody(
      await post('/api/kundli', input),
      200,
      kundliResponseSchema,
    ).data;
    const { shodhana, pinda } = strengths!.planets[3]!;
    expect(shodhana?.bindus.join(' ')).toBe('7 4 7 4 4 3 4 4 4 3 6 4');
    expect(shodhana?.trikona.join(' ')).toBe('3 1 3 0 0 0 0 0 0 0 2 0');
    expect(pinda).toEqual({ rasi: 77, graha: 75, sodhya: 152 });
  });
});

describe('section yogas', () => {
  test.each(few)('$id: each with its rule, its facts and its source', async (birth) => {
    const { yogas } = await sectionsOf(birth, ['yogas']);
    expect(yogas!.checked).toBeGreaterThanOrEqual(150);
    // Every chart forms one of the seven sankhya yogas, acting or not.
    const sankhya = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'damini', 'vina'];
    expect(yogas!.found.filter(({ id }) => sankhya.includes(id))).toHaveLength(1);
    for (const yoga of yogas!.found) {
      expect(yoga.rule).toMatch(/\.$/);
      expect(yoga.because === '').toBe(yoga.grahas.length === 0);
      expect(yoga.is_acting).toBe(yoga.cancelled_by.length === 0);
      expect(yoga.sources.length > 0).toBe(yoga.group !== 'modern');
    }
  });

  test('speaks Hindi, and knows the yogas of a man from those of a woman', async () => {
    const hindi = await sectionsOf(few[0]!, ['yogas'], { language: 'hi' });
    const english = await sectionsOf(few[0]!, ['yogas']);
    expect(hindi.texts_languages).toEqual(['hi']);
    expect(hindi.yogas!.found.map(({ id }) => id)).toEqual(
      english.yogas!.found.map(({ id }) => id),
    );
    for (const { name, rule, because } of hindi.yogas!.found)
      expect(`${name}${rule}${because}`).not.toMatch(/[A-Za-z]/);
    for (const birth of BIRTHS) {
      const ids = (await sectionsOf(birth, ['yogas'], { gender: 'male' })).yogas!.found;
      expect(ids.some(({ id }) => id === 'mahabhagya-stri')).toBe(false);
    }
  });
});
