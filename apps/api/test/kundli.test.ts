import { describe, expect, test } from 'vitest';
import { bodyKeys, vimshottariResponseSchema, type VimshottariInput } from '@jyoti/contract';
import { expectBody, expectError } from './app.ts';
import { delhi, kundli, midnight, reader } from './kundli-reader.ts';

describe('15 August 1947, 00:00, New Delhi', () => {
  // Swiss Ephemeris 2.10.03, Lahiri, mean node: sidereal longitudes in degrees.
  test.each([
    ['0', 'Ascendant', 37.73227, 'Taurus', 'Krittika', 4],
    ['1', 'Sun', 117.98902, 'Cancer', 'Ashlesha', 4],
    ['2', 'Moon', 93.98357, 'Cancer', 'Pushya', 1],
    ['3', 'Mars', 67.45624, 'Gemini', 'Ardra', 1],
    ['4', 'Mercury', 103.67428, 'Cancer', 'Pushya', 4],
    ['5', 'Jupiter', 205.87769, 'Libra', 'Vishakha', 2],
    ['6', 'Venus', 112.5612, 'Cancer', 'Ashlesha', 2],
    ['7', 'Saturn', 110.47305, 'Cancer', 'Ashlesha', 2],
    ['8', 'Rahu', 35.06972, 'Taurus', 'Krittika', 3],
    ['9', 'Ketu', 215.06972, 'Scorpio', 'Anuradha', 1],
  ] as const)('key %s is %s at %f', async (key, name, longitude, sign, nakshatra, pada) => {
    const { planet_details: planets } = await kundli(midnight, { sections: ['planet_details'] });
    const body = planets?.[key];
    expect(body).toMatchObject({
      full_name: name,
      name: name.slice(0, 2),
      zodiac: sign,
      nakshatra,
      nakshatra_pada: pada,
    });
    // 30″ for the Ascendant, 3″ for the rest.
    const tolerance = name === 'Ascendant' ? 30 / 3600 : 3 / 3600;
    expect(Math.abs((body?.global_degree ?? 0) - longitude)).toBeLessThan(tolerance);
    expect(body?.local_degree).toBeCloseTo(longitude % 30, 2);
  });

  test('has lagna Taurus 7°44′, Moon Cancer 3°59′ in Pushya 1, Saturn at birth', async () => {
    const { planet_details: planets, dashas } = await kundli(midnight);
    expect(planets).toMatchObject({
      ascendant_sign: 'Taurus',
      rasi: 'Cancer',
      nakshatra: 'Pushya',
      nakshatra_pada: 1,
      // The Moon has passed 4.877% of Pushya: after Sa/Sa (2.507%) and Sa/Me (to 4.750%) runs Sa/Ke (to
      // 5.674%).
      birth_dasa: 'Saturn>Sa>Ke',
    });
    const minutes = (degree = 0) => [Math.floor(degree), Math.round((degree % 1) * 60)];
    expect(minutes(planets?.['0'].local_degree)).toEqual([7, 44]);
    expect(minutes(planets?.['2'].local_degree)).toEqual([3, 59]);
    expect(dashas?.vimshottari.balance.lord).toBe('Saturn');
    expect(dashas?.vimshottari.balance.years).toBeCloseTo(18.0734, 3);
  });

  test('names the settings that it was cast with', async () => {
    const { settings, birth } = await kundli(midnight);
    expect(settings).toEqual({
      ayanamsa: 'lahiri',
      ayanamsa_degrees: expect.closeTo(23.12545, 4),
      node: 'mean',
      house_system: 'whole_sign',
      year_days: 365.25,
      sunrise: 'edge',
      timezone: 'Asia/Kolkata',
      utc_offset_minutes: 330,
    });
    expect(birth).toEqual({ ...midnight, gender: null, fold: 0 });
  });

  test('starts with one sentence about the chart and one about the period', async () => {
    const english = await kundli(midnight);
    expect(english.summary).toMatch(
      /^Taurus \(Vrishabha\) ascendant, Moon in Cancer \(Karka\), born under Pushya\. You are in Mars’s main period \(mahadasha\) until [A-Z][a-z]+ 2032\.$/,
    );
    const hindi = await kundli(midnight, {}, 'hi');
    expect(hindi.summary).toMatch(/^वृषभ लग्न, चंद्रमा कर्क राशि में, जन्म नक्षत्र पुष्य।/);
  });

  test('has the almanac details of the Moon', async () => {
    const { planet_details: planets } = await kundli(midnight, { sections: ['planet_details'] });
    expect(planets).toMatchObject({
      lucky_gem: ['Blue Sapphire'],
      lucky_num: [8],
      lucky_name_start: ['Hu', 'He', 'Ho', 'Da'],
      gana: 'Deva',
      yoni: 'Sheep',
      nadi: 'Madhya',
      varna: 'Brahmin',
      vasya: 'Jalachara',
      tatva: 'Jala (Water)',
      panchang: { day_of_birth: 'Thursday', ayanamsa_name: 'Lahiri' },
      ghatka_chakra: {
        rasi: 'Leo',
        tithi: ['2', '7', '12'],
        day: 'Wednesday',
        nakshatra: 'Anuradha',
        same_sex_lagna: 'Libra',
        opposite_sex_lagna: 'Aries',
      },
    });
    expect(planets?.panchang?.sunrise_at_birth).toMatch(/^1947-08-14T00:/);
  });

  test('has sixteen divisional charts of ten bodies', async () => {
    const { divisional, planet_details: planets } = await kundli(midnight);
    expect(Object.keys(divisional ?? {})).toEqual(
      'D1 D2 D3 D4 D7 D9 D10 D12 D16 D20 D24 D27 D30 D40 D45 D60'.split(' '),
    );
    for (const key of bodyKeys) {
      expect(divisional?.D1[key]).toMatchObject({
        name: planets?.[key].name,
        zodiac: planets?.[key].zodiac,
        house: planets?.[key].house,
        retro: planets?.[key].retro,
      });
    }
    expect(divisional?.D9).toMatchObject({ chart: 'D9', chart_name: 'Navamsa' });
    expect(divisional?.D9['2'].zodiac).toBe('Leo'); // Cancer 3°59′: the second navamsa from Cancer
    for (const chart of Object.values(divisional ?? {})) expect(chart['0'].house).toBe(1);
  });

  test('has nine mahadashas and 81 antardashas without gaps, and the five that run now', async () => {
    const { dashas, planet_details: planets } = await kundli(midnight);
    const { mahadasha, antardasha, current } = dashas?.vimshottari ?? {};
    expect(mahadasha?.map(({ planet }) => planet)).toEqual(
      'Saturn Mercury Ketu Venus Sun Moon Mars Rahu Jupiter'.split(' '),
    );
    expect(antardasha).toHaveLength(81);
    for (const [index, period] of (antardasha ?? []).entries()) {
      expect(period.start).toBe(antardasha?.[index - 1]?.end ?? mahadasha?.[0]?.start);
    }
    expect(antardasha?.at(-1)?.end).toBe(mahadasha?.at(-1)?.end);
    const running = Object.values(current ?? {});
    expect(running.map(({ name }) => name)[0]).toBe('Mars');
    expect(Object.keys(current ?? {})).toEqual([
      'mahadasha',
      'antardasha',
      'paryantardasha',
      'Shookshamadasha',
      'Pranadasha',
    ]);
    for (const [index, { start, end }] of running.entries()) {
      expect(start <= '2026-11-21T06:00:00Z' && '2026-11-21T06:00:00Z' < end).toBe(true);
      const outer = running[index - 1];
      if (outer) expect(start >= outer.start && end <= outer.end).toBe(true);
    }
    expect(planets?.current_dasa).toMatch(/^Mars>[A-Z][a-z]>[A-Z][a-z]$/);
  });
});

describe('sections and settings', () => {
  test('only requested sections are returned', async () => {
    const result = await kundli(midnight, { sections: ['divisional'] });
    expect(Object.keys(result).toSorted()).toEqual(
      ['birth', 'divisional', 'notices', 'settings', 'summary', 'texts_languages'].toSorted(),
    );
  });

  test('without sections all are returned', async () => {
    expect(await kundli(midnight)).toMatchObject({
      planet_details: expect.anything(),
      divisional: expect.anything(),
      dashas: expect.anything(),
      notices: [],
    });
  });

  test('an ayanamsa of one’s own is taken and echoed', async () => {
    const { settings } = await kundli(midnight, { ayanamsa: '20' });
    expect(settings.ayanamsa).toBe('20');
    // As far from Lahiri at birth as at J2000.
    expect(settings.ayanamsa_degrees).toBeCloseTo(23.12545 - 3.857092, 4);
  });

  test('another ayanamsa and node change the chart and are echoed', async () => {
    const result = await kundli(midnight, { ayanamsa: 'raman', node: 'true', year_days: 360 });
    expect(result.settings).toMatchObject({ ayanamsa: 'raman', node: 'true', year_days: 360 });
    expect(result.settings.ayanamsa_degrees).toBeLessThan(22);
    // Swiss Ephemeris: true node 35.7458 with Lahiri, mean 35.0697; Raman is 1.446° further.
    expect(result.planet_details?.['8'].global_degree).toBeCloseTo(
      35.7458 + 23.12545 - result.settings.ayanamsa_degrees,
      1,
    );
  });

  test('the zone is derived from the coordinates if not given', async () => {
    const { birth } = await kundli({ ...midnight, place: delhi });
    expect(birth.place.timezone).toBe('Asia/Kolkata');
  });

  test('births are neither stored nor logged', async () => {
    const { ask, directory } = await reader();
    await ask({ birth: { ...midnight, name: 'Vikram Sample' } });
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(`${directory}/db.json`, 'utf8')).not.toContain('Vikram');
  });
});

describe('POST /api/kundli/vimshottari', () => {
  test.each([
    [[], 'mahadasha'],
    [['Venus'], 'antardasha'],
    [['Venus', 'Sun'], 'paryantardasha'],
    [['Venus', 'Sun', 'Moon'], 'Shookshamadasha'],
    [['Venus', 'Sun', 'Moon', 'Mars'], 'Pranadasha'],
  ] as const)('%j returns nine periods of level %s that fill it', async (path, level) => {
    const { open } = await reader();
    const outer = expectBody(
      await open({ birth: midnight, path: path.slice(0, -1) }),
      200,
      vimshottariResponseSchema,
    ).data;
    const { data } = expectBody(
      await open({ birth: midnight, path: [...path] }),
      200,
      vimshottariResponseSchema,
    );
    expect(data.level).toBe(level);
    expect(data.path).toEqual(path);
    expect(data.periods).toHaveLength(9);
    for (const [index, { start }] of data.periods.entries()) {
      if (index > 0) expect(start).toBe(data.periods[index - 1]?.end);
    }
    const parent = outer.periods.find(({ planet }) => planet === path.at(-1));
    if (parent) {
      expect(data.periods[0]).toMatchObject({
        planet: path.at(-1),
        lord: path.at(-1)?.toLowerCase(),
        start: parent.start,
      });
      expect(data.periods[8]?.end).toBe(parent.end);
    }
  });

  test.each([
    [['Pluto'], 'path'],
    [['Venus', 'Sun', 'Moon', 'Mars', 'Rahu'], 'path'],
    ['Venus', 'path'],
  ])('the path %j is rejected with 400', async (path, field) => {
    const { open } = await reader();
    const body = expectError(
      await open({ birth: midnight, path } as unknown as VimshottariInput),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});
