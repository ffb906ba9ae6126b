import { describe, expect, test } from 'vitest';
import {
  gemstonesResponseSchema,
  horoscopeResponseSchema,
  numerologyResponseSchema,
  skyTodayResponseSchema,
  type SkyToday,
} from '@jyoti/contract';
import { expectBody, expectError } from './app.ts';
import { midnight } from './kundli-reader.ts';
import { visitor } from './tools-reader.ts';

describe('GET /api/sky/today', () => {
  test("is public, and has the Moon's position and Mercury's motion", async () => {
    const { api } = await visitor();
    const response = await api.get('/api/sky/today');
    const { data } = expectBody(response, 200, skyTodayResponseSchema);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(data.at).toBe('2026-11-21T06:00:00Z');
    expect(data.moon).toMatchObject({ zodiac: 'Pisces', rasi_no: 12 });
    expect(data.tithi.paksha).toBe('shukla');
    // Mercury turned direct on 13 November 2026 and turns retrograde on 9 February 2027.
    expect(data.mercury).toMatchObject({ zodiac: 'Libra', rasi_no: 7, motion: 'direct' });
    expect(data.mercury.next_station?.motion).toBe('retrograde');
    expect(data.mercury.next_station?.at).toMatch(/^2027-02-(09|10)T/);
  });

  test('names the next festivals of a week in the reader’s language, the major ones', async () => {
    const { api } = await visitor(new Date('2026-11-03T06:00:00Z'));
    const titlesIn = async (language: string) => {
      const response = await api.get('/api/sky/today').set('Accept-Language', language);
      return expectBody(response, 200, skyTodayResponseSchema).data.festivals;
    };
    // Holidays of 2026: Dhanteras on 6 November, Diwali on the 8th.
    expect((await titlesIn('en')).map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2026-11-05 Govatsa Dwadashi, Vasu Baras',
      '2026-11-06 Dhanteras',
      '2026-11-08 Diwali, Lakshmi Puja',
    ]);
    for (const { title } of await titlesIn('hi')) expect(title).toMatch(/^[^A-Za-z]+$/);
  });

  test('has what is above the horizon of New Delhi, or of the place in the query', async () => {
    const { api } = await visitor();
    const up = ({ over }: SkyToday) =>
      over.grahas.flatMap((found) => (found.is_up ? found.graha : []));
    const delhi = expectBody(await api.get('/api/sky/today'), 200, skyTodayResponseSchema).data;
    // Saturday, 21 November 2026, 11:30 in New Delhi: the Sun, and bodies near it, are up.
    expect(delhi).toMatchObject({ day_lord: 'Saturn', day_lord_id: 'saturn' });
    for (const { graha, id } of delhi.over.grahas) expect(id).toBe(graha.toLowerCase());
    // That day's sunrise and sunset, 6:48 am and 5:25 pm in India.
    expect([delhi.sun_rise, delhi.sun_set].map((instant) => instant.slice(0, 16))).toEqual([
      '2026-11-21T01:18',
      '2026-11-21T11:55',
    ]);
    expect(delhi.over).toMatchObject({ latitude: 28.6139, ascendant_sign: 'Capricorn' });
    expect(up(delhi)).toContain('Sun');
    const query = { latitude: '40.7128', longitude: '-74.006' };
    const newYork = expectBody(
      await api.get('/api/sky/today').query(query),
      200,
      skyTodayResponseSchema,
    ).data;
    // There it is one in the night.
    expect(up(newYork)).not.toContain('Sun');
    expect(newYork.over.ascendant).not.toBeCloseTo(delhi.over.ascendant, 0);
  });

  test.each([
    // NASA, Five Millennium Catalogs of Eclipses: the partial lunar eclipse of 28 August 2026, below the
    // horizon of New Delhi at its maximum (04:12:59 UT); the total solar eclipse of 2 August 2027 (10:06:36
    // UT), partial in New Delhi.
    [
      '2026-08-20T06:00:00Z',
      { kind: 'lunar_eclipse', type: 'partial', date: '2026-08-28', visibility: 'none' },
    ],
    [
      '2027-07-20T06:00:00Z',
      { kind: 'solar_eclipse', type: 'partial', date: '2027-08-02', visibility: 'all' },
    ],
    ['2027-08-02T18:00:00Z', { type: 'penumbral', date: '2027-08-17', seen: null }],
    ['2026-11-21T06:00:00Z', null],
  ])('at %s the next eclipse within a month is %o', async (now, eclipse) => {
    const { data } = expectBody(
      await (await visitor(new Date(now))).api.get('/api/sky/today'),
      200,
      skyTodayResponseSchema,
    );
    if (eclipse) expect(data.eclipse).toMatchObject(eclipse);
    else expect(data.eclipse).toBeNull();
  });

  test('rejects an invalid place', async () => {
    const { api } = await visitor();
    const response = await api.get('/api/sky/today').query({ latitude: '95' });
    expect(expectError(response, 400, 'invalid_input').fields).toHaveProperty('latitude');
  });
});

describe('POST /api/numerology', () => {
  const ada = { firstName: 'Asha', lastName: 'Rao', birthDate: '1985-12-25' };

  async function numbers(input: object) {
    const { post } = await visitor();
    return expectBody(await post('/api/numerology', input), 200, numerologyResponseSchema).data;
  }

  test('computes seven numbers from name and date, with their working [S1-307] [S1-315] [S1-575] [S1-576]', async () => {
    const found = await numbers(ada);
    // 12 + 25 + 1985 = 2022, 2 + 0 + 2 + 2 = 6
    expect(found.destiny).toMatchObject({ title: 'Destiny', category: 'destiny', number: 6 });
    expect(found.destiny.working).toEqual(['12 + 25 + 1985 = 2022', '2 + 0 + 2 + 2 = 6']);
    expect(found.personality).toMatchObject({ number: 25, working: [] });
    // 1 + 2 + 2 + 5 = 10, 1
    expect(found.attitude.number).toBe(1);
    // A1 S1 H8 A1 R9 A1 O6 = 27, 9; vowels A A A O = 9; consonants S H R = 18, 9
    expect(found.character).toMatchObject({ number: 9, master: false });
    expect(found.soul).toMatchObject({ title: 'Soul Urge', number: 9 });
    expect(found.agenda).toMatchObject({ title: 'Hidden Agenda', number: 9 });
    // 6 + 9 = 15, 6
    expect(found.purpose).toMatchObject({ title: 'Divine Purpose', number: 6 });
    expect(found.character.letters[2]).toEqual({ letter: 'H', value: 8 });
    expect(found.settings).toEqual({ system: 'pythagorean' });
    expect(found.moolank.number).toBe(7);
  });

  test('keeps the master numbers 11 and 22 and marks them', async () => {
    const { personality, attitude } = await numbers({ ...ada, birthDate: '1990-09-11' });
    expect(personality).toMatchObject({ number: 11, master: true, reduced: 2 });
    // 0 + 9 + 1 + 1 = 11
    expect(attitude).toMatchObject({ number: 11, master: true });
  });

  test('counts by Chaldean letters if requested', async () => {
    const found = await numbers({ ...ada, system: 'chaldean' });
    // A1 S3 H5 A1 R2 A1 O7 = 20, 2
    expect(found.character.number).toBe(2);
    expect(found.settings.system).toBe('chaldean');
  });

  test('a name in another script gets a notice of the omitted letters and of the missing number', async () => {
    const found = await numbers({ ...ada, firstName: 'தமிழ்', lastName: 'குமார்' });
    expect(found.character).toMatchObject({ number: null, reason: 'no_letters' });
    expect(found.ignored_characters.length).toBeGreaterThan(0);
    expect(found.destiny.number).toBe(6);
  });

  test.each([
    [{ firstName: '' }, 'firstName', 'First name is required.'],
    [{ lastName: ' ' }, 'lastName', 'Last name is required.'],
    [{ firstName: 'R2' }, 'firstName', 'Name should only contain letters.'],
    [{ birthDate: '' }, 'birthDate', 'Date of birth is required'],
    [{ birthDate: '1985-02-30' }, 'birthDate', 'This date is not in the calendar.'],
    [{ system: 'cheiro' }, 'system', 'This choice is not known.'],
  ])('%j is rejected with 400 on %s', async (change, field, sentence) => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/numerology', { ...ada, ...change }),
      400,
      'invalid_input',
    );
    expect(body.fields).toEqual({ [field]: sentence });
    expect(body.error).toBe(sentence);
  });
});

describe('POST /api/gemstones', () => {
  test('returns the gems of the lords of 1, 5 and 9 and how to wear them', async () => {
    const { post } = await visitor();
    const response = await post('/api/gemstones', { birth: midnight });
    const { data } = expectBody(response, 200, gemstonesResponseSchema);
    // Taurus rising: Venus rules the first, Mercury the fifth, Saturn the ninth.
    expect(data.ascendant).toBe('Taurus');
    expect(data.life).toMatchObject({ gem: 'Diamond', planet: 'Venus', sanskrit: 'Vajra' });
    expect(data.lucky).toMatchObject({
      gem: 'Emerald',
      planet: 'Mercury',
      substitute: ['Peridot', 'Green Tourmaline'],
      finger: 'Little',
      metal: 'Gold',
      day: 'Wednesday',
      weight_ratti: [3, 3],
      weight_carats: [2.73, 2.73],
      mantra: 'Om Bram Brim Braum Sah Budhaya Namah',
    });
    expect(data.fortune).toMatchObject({ gem: 'Blue Sapphire', planet: 'Saturn' });
    for (const { guards, advised } of data.avoid) {
      expect(guards).not.toEqual([]);
      expect(advised).toBe(false);
    }
    expect(data.settings).toMatchObject({ ayanamsa: 'lahiri', timezone: 'Asia/Kolkata' });
  });

  test.each([
    [{ name: '' }, 'birth.name'],
    [{ date: '' }, 'birth.date'],
    [{ time: '' }, 'birth.time'],
    [{ place: { name: '' } }, 'birth.place.name'],
  ])('a birth with %j is rejected with 400 on %s', async (change, field) => {
    const { post } = await visitor();
    const query = { birth: { ...midnight, ...change } };
    const body = expectError(await post('/api/gemstones', query), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})[0]).toBe(field);
  });
});

describe('GET /api/horoscope/:sign/:period', () => {
  async function horoscope(path: string, query: Record<string, string> = {}) {
    const { get } = await visitor();
    return expectBody(await get(`/api/horoscope/${path}`, query), 200, horoscopeResponseSchema)
      .data;
  }

  test.each([
    ['daily', '2026-11-21', '2026-11-21'],
    ['weekly', '2026-11-16', '2026-11-22'],
    ['monthly', '2026-11-01', '2026-11-30'],
    ['yearly', '2026-01-01', '2026-12-31'],
  ])('%s is for the civil span that contains today', async (period, from, to) => {
    const data = await horoscope(`leo/${period}`);
    expect(data).toMatchObject({ sign: 'leo', period, from, to });
    expect(data.transits_now).toHaveLength(10);
    for (const { at } of data.transits) {
      // The civil day of India starts at 18:30 of the previous day in UTC.
      const local = new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 10);
      expect(local >= from && local <= to).toBe(true);
    }
    expect(data.because.length).toBeGreaterThan(0);
    expect(data.favorableTime === null).toBe(period !== 'daily');
  });

  test('of a day is based on the positions of the bodies from the sign', async () => {
    const data = await horoscope('pisces/daily', { date: '2026-11-21' });
    expect(data.moon).toMatchObject({ zodiac: 'Pisces', house: 1, waxing: true });
    const [sun, moon] = data.transits_now;
    expect(sun).toMatchObject({ body: 'Sun', zodiac: 'Scorpio', house: 9, retro: false });
    expect(moon).toMatchObject({ body: 'Moon', zodiac: 'Pisces', house: 1 });
    expect(data.transits_now.map(({ body }) => body).at(-1)).toBe('Uranus');
    // Jupiter is the lord of Pisces: its number is 3, and the Moon is in the first house.
    expect(data.favorableTime?.hora).toBe('Jupiter');
    expect(data).toMatchObject({ luckyNumber: 4, luckyPlanet: 'Rahu' });
    expect(data.settings).toMatchObject({ ayanamsa: 'lahiri', timezone: 'Asia/Kolkata' });
  });

  test('the outlook of an area is the sum of the listed factors', async () => {
    for (const sign of ['aries', 'leo', 'scorpio', 'pisces']) {
      const { because, outlook } = await horoscope(`${sign}/daily`, { date: '2026-11-21' });
      expect(Object.keys(outlook)).toEqual(['love', 'career', 'money']);
      for (const area of ['love', 'career', 'money'] as const) {
        const lean = because
          .filter((one) => one.area === area)
          .reduce((sum, one) => sum + one.points * one.share, 0);
        if (outlook[area] === 'favourable') expect(lean).toBeGreaterThan(0);
        if (outlook[area] === 'quiet') expect(lean).toBeLessThan(0);
      }
    }
  });

  test('is privately cacheable and revalidated by ETag', async () => {
    const { get } = await visitor();
    const first = await get('/api/horoscope/leo/weekly', { date: '2026-11-21' });
    expect(first.headers['cache-control']).toBe('private, max-age=3600');
    const again = await get('/api/horoscope/leo/weekly', { date: '2026-11-21' }).set(
      'If-None-Match',
      first.headers['etag'] ?? '',
    );
    expect(again.status).toBe(304);
  });

  test.each(['leo/hourly', 'ophiuchus/daily', 'Leo/daily'])('%s is 404', async (path) => {
    const { get } = await visitor();
    expectError(await get(`/api/horoscope/${path}`), 404, 'not_found');
  });

  test.each([
    [{ date: '21/11/2026' }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2201-01-01' }, 'date'],
    [{ latitude: '91' }, 'latitude'],
    [{ longitude: 'east' }, 'longitude'],
    [{ ayanamsa: 'x' }, 'ayanamsa'],
    [{ node: 'x' }, 'node'],
  ])('%j is rejected with 400 on %s', async (query, field) => {
    const { get } = await visitor();
    const body = expectError(await get('/api/horoscope/leo/daily', query), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

test.each([
  ['post', '/api/numerology'],
  ['post', '/api/gemstones'],
  ['get', '/api/horoscope/leo/daily'],
] as const)('%s %s without a token is rejected with 401', async (method, path) => {
  const { api } = await visitor();
  expectError(await api[method](path), 401, 'unauthorized');
});
