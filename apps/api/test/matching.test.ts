import { describe, expect, test } from 'vitest';
import {
  bodyKeys,
  isMoonMatching,
  matchingResponseSchema,
  type Birth,
  type MatchingInput,
} from '@jyoti/contract';
import { BIRTH_PAIRS, referenceBirth } from '../../../packages/jyotish/reference/pairs.ts';
import { expectBody, expectError } from './app.ts';
import { sentBirth, visitor } from './tools-reader.ts';

/** The couple whose results Prokerala published with its software kit. */
const published = {
  boy: {
    name: 'Boy',
    date: '1970-11-10',
    time: '09:20:00',
    place: {
      name: 'Kolkata',
      latitude: 22.6757521,
      longitude: 88.0495418,
      timezone: 'Asia/Kolkata',
    },
  },
  girl: {
    name: 'Girl',
    date: '1967-08-29',
    time: '09:00:00',
    place: {
      name: 'Mumbai',
      latitude: 19.0821978,
      longitude: 72.7411014,
      timezone: 'Asia/Kolkata',
    },
  },
} satisfies MatchingInput;

async function match(input: MatchingInput, language = 'en') {
  const { post } = await visitor();
  const { data } = expectBody(
    await post('/api/matching', input, language),
    200,
    matchingResponseSchema,
  );
  if (isMoonMatching(data)) throw new Error('Both times of birth are known.');
  return data;
}

describe('reference pairs', () => {
  test.each(BIRTH_PAIRS)(
    '$id has the score of the reference [S1-286] [S1-287] [S1-290]',
    async (pair) => {
      const {
        ashtakoot,
        dashakoot,
        rajju_vedha: rajjuVedha,
      } = await match({
        boy: sentBirth(referenceBirth(pair.groom)),
        girl: sentBirth(referenceBirth(pair.bride)),
      });
      const { scores, total, attributes_groom_bride: attributes } = pair.ashtakoota;
      // The reference uses another vashya matrix: its groups are compared, not its score.
      const vashya = ashtakoot.vasya.score;
      const rows = [
        [ashtakoot.varna, scores.varna, 1],
        [ashtakoot.vasya, vashya, 2],
        [ashtakoot.tara, scores.tara, 3],
        [ashtakoot.yoni, scores.yoni, 4],
        [ashtakoot.grahamaitri, scores.graha_maitri, 5],
        [ashtakoot.gana, scores.gana, 6],
        [ashtakoot.bhakoot, scores.bhakoot, 7],
        [ashtakoot.nadi, scores.nadi, 8],
      ] as const;
      expect(rows.map(([koota]) => koota.score)).toEqual(rows.map(([, score]) => score));
      expect(rows.map(([koota]) => koota.full_score)).toEqual(rows.map(([, , full]) => full));
      expect(ashtakoot.score - vashya).toBe(total - scores.vashya);
      expect([ashtakoot.vasya.boy, ashtakoot.vasya.girl]).toEqual(attributes.vashya_group);
      expect([ashtakoot.bhakoot.boy, ashtakoot.bhakoot.girl]).toEqual(attributes.moon_sign);
      expect([ashtakoot.varna.boy, ashtakoot.varna.girl]).toEqual(attributes.varna);
      expect([ashtakoot.yoni.boy, ashtakoot.yoni.girl]).toEqual(attributes.yoni);
      const { porutham } = pair;
      expect(dashakoot).toMatchObject({
        dina: { score: porutham.dina.good_by_mod9 ? 1 : 0 },
        mahendra: { score: porutham.mahendra.good ? 1 : 0 },
        sthree: { score: porutham.stree_deergha.good_gt13 ? 1 : 0 },
        yoni: { score: porutham.yoni.good_not_enemy ? 1 : 0 },
        rasiathi: { score: porutham.rasyadhipati.good_no_enemy ? 1 : 0 },
        vasya: { score: porutham.vasya.good_boy_in_girls_list ? 1 : 0 },
        rajju: { score: porutham.rajju.good ? 1 : 0 },
        vedha: { score: porutham.vedha.good ? 1 : 0 },
      });
      expect(rajjuVedha.rajju.is_dosha_present).toBe(!porutham.rajju.good);
      expect(rajjuVedha.vedha.is_dosha_present).toBe(!porutham.vedha.good);
    },
  );
});

describe('the published couple', () => {
  test('has 26 of 36, Uttara Bhadrapada with Rohini, with the values of both [S1-292] [S1-293] [S1-294]', async () => {
    const { ashtakoot } = await match(published);
    expect(ashtakoot.score).toBe(26);
    expect(ashtakoot.boy_astro_details).toMatchObject({
      rasi: 'Pisces',
      nakshatra: 'Uttara Bhadrapada',
      gana: 'Manushya',
      yoni: 'Cow',
      birth_dasa: expect.stringMatching(/^Saturn>/),
    });
    expect(ashtakoot.girl_astro_details).toMatchObject({
      rasi: 'Taurus',
      nakshatra: 'Rohini',
      yoni: 'Serpent',
      birth_dasa: expect.stringMatching(/^Moon>/),
    });
    expect(Object.keys(ashtakoot.boy_planetary_details)).toEqual([...bodyKeys]);
    expect(ashtakoot.girl_planetary_details['2']).toMatchObject({
      full_name: 'Moon',
      zodiac: 'Taurus',
      nakshatra_pada: 4,
    });
  });

  test('has more papa points for the girl than for the boy: 5.5 against 2.75 [S1-297]', async () => {
    const { papasamaya } = await match(published);
    expect(papasamaya.boy_points.total).toBe(2.75);
    expect(papasamaya.girl_points.total).toBe(5.5);
    expect(papasamaya.accepted).toBe(false);
    expect(papasamaya.outcome).toBe('girl_more');
    // 50 − 50 × 2.75 ÷ 7
    expect(papasamaya.score).toBe(30.36);
    const { rahu, sun, saturn, mars } = papasamaya.girl_papa;
    expect(papasamaya.girl_total).toBeCloseTo(rahu + sun + saturn + mars, 9);
  });

  test('has the percentage that its sum gives [S1-288] [S1-289]', async () => {
    const { aggregate, ashtakoot, dashakoot } = await match(published);
    const sum = aggregate.terms.reduce((points, term) => points + term.points, 0);
    const off = aggregate.deductions.reduce((points, one) => points + one.points, 0);
    expect(aggregate.score).toBeCloseTo(sum - off, 1);
    expect(aggregate.terms.reduce((points, term) => points + term.full_points, 0)).toBe(100);
    expect(aggregate.ashtakoot_score).toBe(ashtakoot.score);
    expect(aggregate.dashkoot_score).toBe(dashakoot.score);
  });

  test('echoes both births and their settings', async () => {
    const { boy, girl, settings, notices } = await match({
      ...published,
      girl: { ...published.girl, date: '1900-01-01' },
      ayanamsa: 'raman',
    });
    expect(boy).toEqual({ ...published.boy, gender: null, fold: 0 });
    expect(girl.date).toBe('1900-01-01');
    expect(settings).toMatchObject({ ayanamsa: 'raman', node: 'mean', house_system: 'whole_sign' });
    expect(settings.boy).toMatchObject({ timezone: 'Asia/Kolkata', utc_offset_minutes: 330 });
    expect(settings.girl.utc_offset_minutes).toBeCloseTo(290.9667, 3);
    expect(notices).toEqual([
      expect.stringMatching(/^Girl: Local mean time, \+04:50:58/),
      expect.stringMatching(/^Girl: India’s railways .* \+05:21:10/),
    ]);
  });

  test('other tables and houses may be chosen, are named in the settings, and the default ones are not', async () => {
    const choices = {
      mangal_houses: 'south',
      vashya_table: 'bride_by_groom',
      gana_table: 'manushya_boy',
    } as const;
    const [usual, chosen] = [await match(published), await match({ ...published, ...choices })];
    expect(usual.settings).not.toHaveProperty('schools');
    expect(chosen.settings.schools).toEqual(choices);
    // A boy of the water and a girl of quadrupeds: 1 both ways, or 1 bride by groom; both are manushya.
    expect(usual.ashtakoot?.vasya).toMatchObject({
      boy: 'Jalachara',
      girl: 'Chatushpada',
      score: 1,
    });
    expect(chosen.ashtakoot?.vasya.score).toBe(0);
    const none = await match({ ...published, gana_table: 'deva_boy' });
    expect(none.settings).not.toHaveProperty('schools');
  });

  test('depends on who is who', async () => {
    const straight = await match(published);
    const exchanged = await match({ boy: published.girl, girl: published.boy });
    expect(exchanged.ashtakoot.boy_astro_details).toEqual(straight.ashtakoot.girl_astro_details);
    expect(exchanged.papasamaya.accepted).toBe(true);
  });
});

test('two with one nakshatra: nadi gives 0, and the exception is reported but not added', async () => {
  const { ashtakoot } = await match({ boy: published.boy, girl: published.boy });
  expect(ashtakoot.nadi).toMatchObject({ score: 0, full_score: 8 });
  const rows = [
    ashtakoot.varna,
    ashtakoot.vasya,
    ashtakoot.tara,
    ashtakoot.yoni,
    ashtakoot.grahamaitri,
    ashtakoot.gana,
    ashtakoot.bhakoot,
    ashtakoot.nadi,
  ];
  expect(rows.reduce((sum, { score }) => sum + score, 0)).toBe(ashtakoot.score);
});

describe('invalid matches', () => {
  const changed = (partner: 'boy' | 'girl', change: object) => ({
    ...published,
    [partner]: { ...published[partner], ...change },
  });

  test.each([
    ['boy', { name: '' }, 'boy.name'],
    ['girl', { name: '7' }, 'girl.name'],
    ['boy', { date: '1970-02-30' }, 'boy.date'],
    ['girl', { date: '2026-12-01' }, 'girl.date'],
    ['boy', { time: '25:00' }, 'boy.time'],
    ['girl', { gender: 'x' }, 'girl.gender'],
    ['girl', { place: { name: '' } }, 'girl.place.name'],
    ['boy', { place: { ...published.boy.place, latitude: 91 } }, 'boy.place.latitude'],
    ['girl', { place: { ...published.girl.place, timezone: 'No/Zone' } }, 'girl.place.timezone'],
    ['girl', { fold: 2 }, 'girl.fold'],
  ] as const)('%s with %j is rejected with 400 on %s', async (partner, change, field) => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/matching', changed(partner, change)),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(body.fields?.[field]).toBe(body.error);
  });

  test('a time skipped by the clocks of her place is an error of her birth', async () => {
    const { post } = await visitor();
    const girl: Birth = {
      ...published.girl,
      date: '1990-03-25',
      time: '01:30:00',
      place: { ...published.girl.place, timezone: 'Europe/London' },
    };
    const body = expectError(
      await post('/api/matching', { ...published, girl }),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual(['girl.time']);
  });

  test('an empty body names every field of both', async () => {
    const { post } = await visitor();
    const body = expectError(await post('/api/matching', {}), 400, 'invalid_input');
    const fields = ['name', 'date', 'time', 'place.name', 'place.latitude', 'place.longitude'];
    expect(Object.keys(body.fields ?? {})).toEqual([
      ...fields.map((field) => `boy.${field}`),
      ...fields.map((field) => `girl.${field}`),
    ]);
  });

  test('no login is rejected with 401', async () => {
    const { api } = await visitor();
    expectError(await api.post('/api/matching').send(published), 401, 'unauthorized');
  });
});

describe('a match with an unknown time of birth', () => {
  const place = { ...published.girl.place };
  const girl = { name: 'Girl', date: '1967-08-29', place };
  const hours = ['00:00:00', '06:00:00', '12:00:00', '18:00:00', '23:59:59'];

  test('has what the two Moons decide, for every hour of the day', async () => {
    const { post } = await visitor();
    const untimed = { ...girl, time: '', time_unknown: true };
    const { data } = expectBody(
      await post('/api/matching', { boy: published.boy, girl: untimed }),
      200,
      matchingResponseSchema,
    );
    if (!isMoonMatching(data)) throw new Error('One time of birth is not known.');
    expect(data.girl).toMatchObject({ time_unknown: true });
    expect(data.notices[0]).toMatch(/^A time of birth is not known/);
    for (const key of ['aggregate', 'papasamaya']) expect(data).not.toHaveProperty(key);
    const found = data.moon_matches.map(({ ashtakoot, dashakoot }) => [
      ashtakoot.score,
      dashakoot.score,
    ]);
    for (const time of hours) {
      const { ashtakoot, dashakoot } = await match({
        boy: published.boy,
        girl: { ...girl, time },
      });
      expect(found).toContainEqual([ashtakoot.score, dashakoot.score]);
    }
  });

  test('has contiguous parts that cover the whole day', async () => {
    const { post } = await visitor();
    const untimed = { ...girl, time: '', time_unknown: true };
    const { data } = expectBody(
      await post('/api/matching', { boy: published.boy, girl: untimed }),
      200,
      matchingResponseSchema,
    );
    if (!isMoonMatching(data)) throw new Error('One time of birth is not known.');
    const parts = data.moon_matches.map((each) => each.girl.part_of_day);
    expect(parts[0]?.start).toBeNull();
    expect(parts.at(-1)?.end).toBeNull();
    for (const [index, part] of parts.entries()) {
      if (index > 0) expect(part?.start).toBe(parts[index - 1]?.end);
    }
    expect(data.moon_matches.every(({ boy }) => boy.part_of_day === null)).toBe(true);
  });
});
