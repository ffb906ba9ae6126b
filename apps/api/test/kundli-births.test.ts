import { describe, expect, test } from 'vitest';
import type { KundliInput } from '@jyoti/contract';
import { expectError } from './app.ts';
import { delhi, kundli, midnight, newYork, reader } from './kundli-reader.ts';

describe('clock changes and time zones', () => {
  test.each([
    ['Europe/London', '1990-03-25', '01:30:00'],
    ['America/New_York', '2020-03-08', '02:30:00'],
    ['Asia/Kolkata', '1942-09-01', '00:30:00'],
  ])(
    'a time that %s skipped on %s is rejected with 400 on birth.time',
    async (timezone, date, time) => {
      const { ask } = await reader();
      const birth = { ...midnight, date, time, place: { ...delhi, timezone } };
      const body = expectError(await ask({ birth }), 400, 'invalid_input');
      expect(body.fields).toEqual({ 'birth.time': body.error });
      expect(body.error).toMatch(/did not exist on that day/);
    },
  );

  test('an ambiguous time takes the first reading with a notice, and the second can be requested', async () => {
    const birth = { ...midnight, date: '2020-11-01', time: '01:30:00', place: newYork };
    const first = await kundli(birth);
    expect(first.settings.utc_offset_minutes).toBe(-240);
    expect(first.notices).toEqual([expect.stringContaining('The first of the two was used.')]);
    const second = await kundli({ ...birth, fold: 1 });
    expect(second.settings.utc_offset_minutes).toBe(-300);
    expect(second.notices).toEqual([expect.stringContaining('The second of the two was used.')]);
  });

  test('a birth in India before 1906 uses local mean time, with a notice', async () => {
    const birth = { ...midnight, date: '1900-01-01', time: '06:00:00' };
    const result = await kundli(birth);
    expect(result.settings).toMatchObject({ timezone: '+05:08:50', local_mean_time: true });
    expect(result.settings.utc_offset_minutes).toBeCloseTo(308.8333, 3);
    expect(result.notices).toEqual([
      expect.stringMatching(/^Local mean time, \+05:08:50:.*Edit Birth Details/),
      expect.stringContaining('railway'),
    ]);
    // Madras time, which the railways used: an explicit offset is applied.
    const byRail = { ...birth, place: { ...birth.place, timezone: '+05:21:10' } };
    const madras = await kundli(byRail);
    expect(madras.settings).toMatchObject({ timezone: '+05:21:10' });
    expect(madras.settings).not.toHaveProperty('local_mean_time');
    expect(madras.notices).toEqual([]);
    expect((await kundli({ ...midnight, date: '1906-01-01', time: '12:00:00' })).notices).toEqual(
      [],
    );
  });

  // The ascendant of his published charts; by Calcutta time it would be Virgo.
  test('Gandhi, 2 October 1869, 7:12 at Porbandar, has Libra rising', async () => {
    const { planet_details: planets, settings } = await kundli({
      ...midnight,
      name: 'Mohandas Gandhi',
      date: '1869-10-02',
      time: '07:12:00',
      place: {
        name: 'Porbandar, Gujarat, India',
        latitude: 21.6422,
        longitude: 69.6093,
        timezone: 'Asia/Kolkata',
      },
    });
    expect(settings.timezone).toBe('+04:38:26');
    expect(planets?.[0]).toMatchObject({ full_name: 'Ascendant', zodiac: 'Libra' });
  });

  test.each([
    ['1941-10-02', 77.209, 1],
    ['1942-05-14', 77.209, 1],
    ['1941-09-30', 77.209, 0],
    ['1942-05-16', 77.209, 0],
    ['1941-12-01', 88.36, 0],
  ])(
    'on %s at %f° east the advance of Bengal causes %i notices',
    async (date, longitude, count) => {
      const place = { ...delhi, longitude, timezone: 'Asia/Kolkata' };
      const { notices } = await kundli({ ...midnight, date, time: '12:00:00', place });
      expect(notices.filter((words) => words.includes('Bengal'))).toHaveLength(count);
    },
  );

  test('the alias of a zone is echoed by its canonical name, with its notices', async () => {
    const place = { ...delhi, timezone: 'asia/calcutta' };
    const result = await kundli({ ...midnight, date: '1941-12-01', time: '12:00:00', place });
    expect(result.birth.place.timezone).toBe('Asia/Kolkata');
    expect(result.settings).toMatchObject({
      timezone: '+05:30',
      zone: 'Asia/Kolkata',
      utc_offset_minutes: 330,
      other_clocks: [{ id: 'bengal_advance', timezone: '+06:30' }],
    });
    expect(result.notices).toEqual([expect.stringMatching(/Bengal.*\+05:30 is used.*\+06:30/)]);
  });

  test('a fixed offset replaces a wrong zone', async () => {
    const place = { ...delhi, timezone: '+05:30' };
    const result = await kundli({ ...midnight, date: '1941-12-01', time: '12:00:00', place });
    expect(result.settings).toMatchObject({ timezone: '+05:30', utc_offset_minutes: 330 });
    expect(result.notices).toEqual([]);
  });

  test('a place without a sunrise that day gets a chart, nulls and a notice', async () => {
    const place = {
      name: 'Tromsø, Norway',
      latitude: 69.6492,
      longitude: 18.9553,
      timezone: 'Europe/Oslo',
    };
    const result = await kundli({ ...midnight, date: '2010-06-21', time: '12:00:00', place });
    expect(result.planet_details?.panchang).toMatchObject({ hora_lord: null });
    expect(result.notices).toEqual([expect.stringMatching(/does not set.*midnight sun/)]);
    const winter = await kundli({ ...midnight, date: '2010-12-21', time: '12:00:00', place });
    expect(winter.notices).toEqual([expect.stringMatching(/does not rise/)]);
  });

  test('the future is rejected to the minute, by the clock of the place', async () => {
    const { ask } = await reader(); // now is 11:30 in India
    const today = { ...midnight, date: '2026-11-21' };
    expect((await ask({ birth: { ...today, time: '11:29:00' } })).status).toBe(200);
    const late = await ask({ birth: { ...today, time: '11:31:00' } });
    expect(expectError(late, 400, 'invalid_input').fields).toHaveProperty(['birth.date']);
  });
});

describe('invalid births', () => {
  test.each([
    [{ ...midnight, name: '' }, 'birth.name', 'Name is required'],
    [{ ...midnight, name: 'R2D2' }, 'birth.name', 'Name should only contain letters.'],
    [{ ...midnight, date: '1947-02-30' }, 'birth.date', 'This date is not in the calendar.'],
    [{ ...midnight, date: '15/08/1947' }, 'birth.date', 'Date should be in yyyy-mm-dd format.'],
    [
      { ...midnight, date: '1799-12-31' },
      'birth.date',
      'Date of birth must be between 1800 and today.',
    ],
    [{ ...midnight, time: '24:00:00' }, 'birth.time', expect.stringContaining('hh:mm')],
    [
      { ...midnight, place: { ...delhi, latitude: 95 } },
      'birth.place.latitude',
      'Latitude must be between -90 and 90.',
    ],
    [
      { ...midnight, place: { ...delhi, timezone: 'Moon/Base' } },
      'birth.place.timezone',
      'This time zone is not known.',
    ],
    [
      { ...midnight, place: { name: 'Somewhere' } },
      'birth.place.latitude',
      expect.stringContaining('from the list'),
    ],
  ])('%j is rejected with 400 on %s [S1-048] [S1-049]', async (birth, field, sentence) => {
    const { ask } = await reader();
    const body = expectError(await ask({ birth } as KundliInput), 400, 'invalid_input');
    expect(body.fields?.[field]).toEqual(sentence);
    expect(body.error).toEqual(sentence);
  });

  test('an empty body names every field', async () => {
    const { ask } = await reader();
    expect(Object.keys(expectError(await ask({}), 400, 'invalid_input').fields ?? {})).toEqual([
      'birth.name',
      'birth.date',
      'birth.time',
      'birth.place.name',
      'birth.place.latitude',
      'birth.place.longitude',
    ]);
  });

  test.each([
    [90, 0],
    [-90, 180],
    [89.9, -180],
    [66.6, 25],
  ])('latitude %f, longitude %f causes no server error', async (latitude, longitude) => {
    const { ask } = await reader();
    const place = { ...delhi, latitude, longitude, timezone: 'UTC' };
    const response = await ask({ birth: { ...midnight, date: '1990-06-21', place } });
    expect([200, 400]).toContain(response.status);
  });

  test.each(['1800-01-01', '1850-06-01', '2026-11-20'])('%s is in range', async (date) => {
    const { ask } = await reader();
    expect((await ask({ birth: { ...midnight, date } })).status).toBe(200);
  });
});
