import {
  grahas,
  kundliResponseSchema,
  transitsResponseSchema,
  type TransitsInput,
} from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { expectBody, expectError } from './app.ts';
import { midnight, reader } from './kundli-reader.ts';

async function transits(more: Omit<TransitsInput, 'birth'> = {}, language = 'en') {
  const { transits: ask } = await reader();
  const response = await ask({ birth: midnight, ...more }, language);
  return expectBody(response, 200, transitsResponseSchema).data;
}

describe('over the chart of 15 August 1947, Moon in Cancer, Taurus rising', () => {
  test('without a date they are those of now', async () => {
    const { at, moon_sign, ascendant_sign, transits: rows, natal } = await transits();
    expect(at).toBe('2026-11-21T06:00:00Z');
    expect([moon_sign, ascendant_sign]).toEqual(['Cancer', 'Taurus']);
    expect(rows.map(({ graha }) => graha)).toEqual(grahas);
    expect(natal.map(({ full_name }) => full_name)).toEqual(['Ascendant', ...grahas]);
    expect(natal[0]).toMatchObject({ zodiac: 'Taurus', rasi_no: 2 });
  });

  // Almanacs for India: Saturn in Pisces until 3 June 2027, turning direct on 11 December 2026; Jupiter in Leo from 31 October
  // 2026; Rahu into Capricorn on 5 December 2026.
  test('Saturn, Jupiter and Rahu on 21 November 2026', async () => {
    const { transits: rows } = await transits({ at: '2026-11-21' });
    const of = (graha: string) => rows.find((row) => row.graha === graha);
    expect(of('Saturn')).toMatchObject({
      zodiac: 'Pisces',
      house_from_moon: 9,
      house_from_lagna: 11,
      retro: true,
      effect: 'bad',
      next_sign: { zodiac: 'Aries', retro: false },
      next_station: { motion: 'direct', zodiac: 'Pisces' },
    });
    expect(of('Saturn')?.next_sign?.at).toMatch(/^2027-06-02T23:58/);
    expect(of('Jupiter')).toMatchObject({ zodiac: 'Leo', house_from_moon: 2 });
    expect(of('Rahu')?.next_sign).toMatchObject({ zodiac: 'Capricorn', retro: true });
    expect(of('Rahu')?.bindus).toBeNull();
    expect(of('Sun')?.next_station).toBeNull();
  });

  test('a date is its noon by the clock of the place; an instant is itself', async () => {
    expect((await transits({ at: '2026-11-21' })).at).toBe('2026-11-21T06:30:00Z');
    expect((await transits({ at: '1900-01-31T23:59:59Z' })).at).toBe('1900-01-31T23:59:59Z');
  });

  test('the dashas are those of the date, level in level, and none runs after 120 years', async () => {
    const { ask } = await reader();
    const { dashas: now } = await transits();
    const { dashas } = expectBody(
      await ask({ birth: midnight, sections: ['dashas'] }),
      200,
      kundliResponseSchema,
    ).data;
    expect(now).toEqual(dashas?.vimshottari.current);
    const { at, dashas: then } = await transits({ at: '1990-03-01' });
    const levels = Object.values(then ?? {});
    expect(levels).toHaveLength(5);
    for (const [index, { start, end }] of levels.entries()) {
      expect(start <= at && at < end).toBe(true);
      const outer = levels[index - 1];
      if (outer) expect(start >= outer.start && end <= outer.end).toBe(true);
    }
    const { mahadasha, antardasha } = then!;
    expect(dashas?.vimshottari.antardasha).toContainEqual({
      mahadasha: mahadasha.name,
      antardasha: antardasha.name,
      start: antardasha.start,
      end: antardasha.end,
    });
    expect((await transits({ at: '2100-01-01' })).dashas).toBeNull();
    expect((await transits({ at: '1940-01-01' })).dashas).toBeNull();
  });

  test('bindus are those of the ashtakavarga of the same chart and school', async () => {
    const { ask, transits: over } = await reader();
    for (const school of ['varahamihira', 'parashara'] as const) {
      const settings = { ashtakvarga_school: school };
      const { ashtakvarga } = expectBody(
        await ask({ birth: midnight, sections: ['ashtakvarga'], ...settings }),
        200,
        kundliResponseSchema,
      ).data;
      const { transits: rows } = expectBody(
        await over({ birth: midnight, at: '2026-11-21', ...settings }),
        200,
        transitsResponseSchema,
      ).data;
      for (const { graha, rasi_no: sign, bindus, sarva_bindus: sarva } of rows) {
        const row = ashtakvarga?.ashtakvarga_order.findIndex((body) => body === graha) ?? -1;
        expect(sarva).toBe(ashtakvarga?.ashtakvarga_total[sign - 1]);
        expect(bindus).toBe(ashtakvarga?.ashtakvarga_points[row]?.[sign - 1] ?? null);
      }
    }
  });

  test('says the same of sade sati as the section doshas', async () => {
    const { ask, transits: over } = await reader();
    for (const date of ['1994-02-12', '1970-06-01', '1990-05-14', '2001-03-03']) {
      const birth = { ...midnight, date };
      const kundli = expectBody(
        await ask({ birth, sections: ['doshas'] }),
        200,
        kundliResponseSchema,
      ).data;
      const { data } = expectBody(await over({ birth }), 200, transitsResponseSchema);
      expect(kundli.doshas?.sadesati).toMatchObject(data.sadesati);
    }
  });

  test('a Moon in Aquarius: sade sati in 2026, its break in August 2027', async () => {
    const { transits: over } = await reader();
    const birth = { ...midnight, date: '1994-02-12', time: '09:00:00' };
    const on = async (at: string) =>
      expectBody(await over({ birth, at }), 200, transitsResponseSchema).data.sadesati;
    expect(await on('2026-11-21')).toMatchObject({
      is_dosha_present: true,
      state: 'sade_sati',
      moon_sign: 'Aquarius',
      current: { phase: 'setting', zodiac: 'Pisces' },
    });
    const paused = await on('2027-08-01');
    expect(paused).toMatchObject({ is_dosha_present: false, state: 'break', current: null });
    expect(paused.next?.start).toMatch(/^2027-10-20T01:42/);
    expect(paused.bot_response).toMatch(/paused/);
  });

  test('in Hindi its sentences are Hindi', async () => {
    const {
      transits: rows,
      sadesati,
      texts_languages,
    } = await transits({ at: '2026-11-21' }, 'hi');
    expect(texts_languages).toEqual(['hi']);
    for (const text of [...rows.map((row) => row.text), sadesati.bot_response]) {
      expect(text).not.toMatch(/[A-Za-z]/);
    }
  });

  test('the node and the ayanamsa of the request are used', async () => {
    const mean = await transits({ at: '2026-11-21' });
    const other = await transits({ at: '2026-11-21', node: 'true', ayanamsa: 'raman' });
    expect(other.settings).toMatchObject({ node: 'true', ayanamsa: 'raman' });
    expect(other.transits[7]?.global_degree).not.toBe(mean.transits[7]?.global_degree);
    expect(other.transits[0]?.global_degree).not.toBe(mean.transits[0]?.global_degree);
  });
});

describe('what is refused, at its field', () => {
  test.each([
    ['tomorrow', 'at'],
    ['2026-02-30', 'at'],
    ['2026-02-30T10:00:00Z', 'at'],
    ['2026-11-21T10:00:00+05:30', 'at'],
    ['1799-12-31', 'at'],
    ['2201-01-01', 'at'],
    [7, 'at'],
  ])('at %j', async (at, field) => {
    const { transits: ask } = await reader();
    const error = expectError(
      await ask({ birth: midnight, at: at as string }),
      400,
      'invalid_input',
    );
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  test('a date that its place skipped', async () => {
    const { transits: ask } = await reader();
    const apia = { name: 'Apia', latitude: -13.83, longitude: -171.77, timezone: 'Pacific/Apia' };
    const birth = { ...midnight, place: apia };
    const error = expectError(await ask({ birth, at: '2011-12-30' }), 400, 'invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual(['at']);
  });

  test('a birth of unknown time has no ascendant', async () => {
    const { transits: ask } = await reader();
    const { time: _, ...birth } = midnight;
    const error = expectError(await ask({ birth: birth as typeof midnight }), 400, 'invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual(['birth.time']);
  });

  test('a visitor without a login', async () => {
    const { anonymous } = await reader();
    expectError(await anonymous('/api/kundli/transits', { birth: midnight }), 401, 'unauthorized');
  });
});
