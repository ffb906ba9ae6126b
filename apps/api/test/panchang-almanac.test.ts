import { describe, expect, test } from 'vitest';
import { panchangResponseSchema, panchangMonthResponseSchema } from '@jyoti/contract';
import { expectBody, expectError, startApp } from './app.ts';
import { visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

async function panchang(query: Record<string, string | number>, language = 'en') {
  const { get } = await visitor();
  return expectBody(
    await get('/api/panchang', { ...delhi, ...query }, language),
    200,
    panchangResponseSchema,
  ).data;
}

async function month(year: number, number: number) {
  const { get } = await visitor();
  const query = { ...delhi, year, month: number };
  return expectBody(await get('/api/panchang/month', query), 200, panchangMonthResponseSchema).data;
}

async function calendar(query: Record<string, string | number>) {
  const { api } = await startApp();
  return api.get('/api/panchang/festivals.ics').query({ ...delhi, ...query });
}

/** The unfolded lines of each entry in a calendar file. */
function entriesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
}

describe('before sunrise', () => {
  const early = { date: '2026-11-24', time: '05:00', day: 'time' };

  test('the day is that of the previous date, until sunrise [S1-321] [S1-353]', async () => {
    const monday = await panchang(early);
    expect(monday).toMatchObject({ date: '2026-11-23', day: { name: 'Monday' }, time: '05:00:00' });
    expect(monday.read_at).toBe('2026-11-23T23:30:00Z');
    const { next_sun_rise: ends } = monday.advanced_details;
    expect(Date.parse(ends ?? '')).toBeGreaterThan(Date.parse(monday.read_at));
    // The elements running at the time are among those that the day lists.
    expect(monday.nakshatras.map(({ name }) => name)).toContain(monday.nakshatra.name);
    expect(monday.tithis.map(({ number }) => number)).toContain(monday.tithi.number);
    expect(
      monday.hora.some(({ start, end }) => start <= monday.read_at && monday.read_at < end),
    ).toBe(true);
  });

  test('the date itself is used if requested, and after sunrise', async () => {
    expect((await panchang({ ...early, day: 'date' })).date).toBe('2026-11-24');
    expect((await panchang({ ...early, time: '07:00' })).date).toBe('2026-11-24');
  });

  test('without a sunrise the civil day runs from midnight', async () => {
    const polar = await panchang({ ...early, date: '2026-12-21', ...tromso });
    expect(polar.date).toBe('2026-12-21');
  });

  test('the first supported day has no previous one', async () => {
    const first = await panchang({ date: '1800-01-01', time: '02:00', day: 'time' });
    expect(first.date).toBe('1800-01-01');
  });

  test('`sunrise` reads the limbs at the start of the day [S1-321]', async () => {
    const day = await panchang({ date: '2026-11-24', time: 'sunrise' });
    expect(day.time).toBe('sunrise');
    expect(day.read_at).toBe(day.advanced_details.sun_rise);
    expect(day.tithi).toEqual(day.tithis[0]);
  });
});

test('the Moon is that of the requested time [S1-365]', async () => {
  const evening = await panchang({ date: '2026-11-23', time: '21:11' });
  const atSunrise = await panchang({ date: '2026-11-23', time: 'sunrise' });
  expect(Number.parseFloat(evening.moon.luminance)).toBeGreaterThan(98);
  expect(Number.parseFloat(atSunrise.moon.luminance)).toBeLessThan(97);
  expect(evening.moon.waxing).toBe(true);
  expect((await panchang({ date: '2026-11-26', time: '12:00' })).moon.waxing).toBe(false);
});

describe('bodies that do not rise and those that do not set have different notices', () => {
  test.each([
    ['2026-06-21', ['sun_up_all_day'], /does not set.*midnight sun/],
    ['2026-12-21', ['sun_down_all_day'], /does not rise/],
    // The full Moon remains 3° to 43° above the horizon all day.
    ['2010-12-21', ['sun_down_all_day', 'moon_up_all_day'], /does not rise/],
    ['2010-06-26', ['sun_up_all_day', 'moon_down_all_day'], /does not set/],
  ])('%s in Tromsø: %j', async (date, codes, expected) => {
    const { notice_codes: found, notices } = await panchang({ date, time: '12:00', ...tromso });
    expect(found).toEqual(expect.arrayContaining(codes));
    expect(notices[0]).toMatch(expected);
  });
});

describe('festivals', () => {
  test('an Ekadashi over two days names the observers of each day and the time of breaking the fast', async () => {
    const { days } = await month(2026, 11);
    const fasts = days.flatMap(({ festivals }) =>
      festivals.filter(({ name }) => name.startsWith('Devutthana')),
    );
    expect(fasts.map(({ date, title, tradition }) => [date, title, tradition])).toEqual([
      ['2026-11-20', 'Devutthana Ekadashi (Smarta)', 'smarta'],
      ['2026-11-21', 'Devutthana Ekadashi (Vaishnava)', 'vaishnava'],
    ]);
    for (const { parana } of fasts) expect(parana).not.toBeNull();
    const agreed = days
      .flatMap(({ festivals }) => festivals)
      .find(({ id }) => id === 'rama-ekadashi');
    expect(agreed).toMatchObject({ title: 'Rama Ekadashi', tradition: null });
  });

  test('have a description, a region and a rank, the major ones first; Lakshmi Puja has its hour', async () => {
    const { festivals } = await panchang({ date: '2026-11-08', time: 'sunrise' });
    expect(festivals[0]).toMatchObject({
      id: 'diwali',
      rank: 'major',
      region_name: 'All India',
      about: expect.stringContaining('Lakshmi'),
      puja: { label: 'Lakshmi Puja', name: 'lakshmi_puja' },
    });
    const order = festivals.map(({ rank }) => ['major', 'minor', 'vrat'].indexOf(rank));
    expect(order).toEqual(order.toSorted());
    for (const { about } of festivals) expect(about).toMatch(/\.$/);
  });

  test.each([
    ['en', 'By the rule, the tithi should be current after sunset (pradosha).', 'Dharmasindhu'],
    ['hi', 'नियम के अनुसार तिथि प्रदोष काल में होनी चाहिए।', 'धर्मसिंधु'],
  ])(
    'say in %s which rule selected the day, beside its code',
    async (language, sentence, source) => {
      const { festivals } = await panchang({ date: '2026-11-08', time: 'sunrise' }, language);
      expect(festivals.find(({ id }) => id === 'diwali')).toMatchObject({
        rule: expect.stringMatching(/^ashvina amavasya at pradosha /),
        rule_text: sentence,
        source: 'dharmasindhu',
        source_name: source,
      });
    },
  );

  test('are listed once a day', async () => {
    for (const number of [1, 4, 5, 7, 11]) {
      const { days } = await month(2026, number);
      for (const { festivals, date } of days) {
        const titles = festivals.map(({ title }) => title);
        expect(new Set(titles).size, date).toBe(titles.length);
        const ids = festivals.map(({ id }) => id);
        if (ids.includes('purnima-vrat')) expect(ids, date).not.toContain('purnima');
      }
    }
  });
});

describe('eclipses', () => {
  test('3 March 2026 rises eclipsed over Delhi: contacts, visibility, sutak', async () => {
    const { eclipses } = await panchang({ date: '2026-03-03', time: 'sunrise' });
    expect(eclipses).toHaveLength(1);
    const [eclipse] = eclipses;
    expect(eclipse).toMatchObject({
      title: 'Total lunar eclipse',
      visibility: 'part',
      date: '2026-03-03',
    });
    expect(
      eclipse?.contacts.filter(({ visible }) => visible).map(({ contact }) => contact),
    ).toEqual(['ends']);
    expect((eclipse?.sutak?.start ?? '') < (eclipse?.seen?.start ?? '')).toBe(true);
    expect(eclipse?.sutak?.end).toBe(eclipse?.seen?.end);
  });

  test('2 August 2027 is listed on the day, in the month and in the calendar', async () => {
    const { eclipses } = await panchang({ date: '2027-08-02', time: 'sunrise' });
    expect(eclipses[0]).toMatchObject({
      title: 'Total solar eclipse',
      kind: 'solar_eclipse',
      type: 'partial',
      type_on_earth: 'total',
    });
    const august = await month(2027, 8);
    expect(august.eclipses.map(({ date, visibility }) => [date, visibility])).toEqual([
      ['2027-08-02', 'all'],
      ['2027-08-17', 'none'],
    ]);
    const { text } = await calendar({ from: '2027-08-01', to: '2027-08-31' });
    expect(text).toContain('SUMMARY:Total solar eclipse\r\n');
    expect(entriesOf(text).join('')).toContain('Here only a part of the Sun is covered.');
    expect(text).toContain('SUMMARY:Sutak: Total solar eclipse\r\n');
  });

  test('a sutak that begins the day before is shown on both days', async () => {
    // 7 September 2025, 21:58 to 1:26.
    const evening = await panchang({ date: '2025-09-07', time: 'sunrise' });
    expect(evening.eclipses).toHaveLength(1);
    const morning = await panchang({ date: '2025-09-09', time: 'sunrise' });
    expect(morning.eclipses).toHaveLength(0);
  });

  test('an eclipse that is not visible is listed without sutak', async () => {
    const { eclipses } = await panchang({ date: '2025-03-14', time: 'sunrise' });
    expect(eclipses[0]).toMatchObject({ visibility: 'none', seen: null, sutak: null });
  });
});

describe('the calendar file', () => {
  test('for given days has festivals and fasts with reminders, but no limbs', async () => {
    const response = await calendar({ from: '2026-11-08', to: '2026-11-08', place: 'New Delhi' });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/calendar/);
    expect(response.headers['content-disposition']).toContain('festivals-2026-11-08.ics');
    const entries = entriesOf(response.text);
    expect(entries.length).toBeLessThan(8);
    const diwali = entries.find((entry) => entry.includes('SUMMARY:Diwali\\, Lakshmi Puja\r\n'));
    expect(diwali).toContain('DTSTART;VALUE=DATE:20261108');
    expect(diwali).toContain('Lakshmi Puja: ');
    expect(diwali).toContain('TRIGGER:-PT360M');
    expect(entries.find((entry) => entry.includes('Lakshmi Puja: Lakshmi Puja'))).toContain(
      'TRIGGER:-PT30M',
    );
    expect(response.text).not.toContain('Karana');
    for (const entry of entries) expect(entry).toContain('LOCATION:New Delhi');
  });

  test('without days is a feed for subscriptions, needs no login, and reaches a year ahead', async () => {
    const response = await calendar({ place: 'Ujjain' });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.text).toContain('X-WR-CALNAME:Festivals and fasts\\, Ujjain\r\n');
    expect(response.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT168H\r\n');
    expect(entriesOf(response.text).length).toBeGreaterThan(200);
    const uids = response.text.match(/^UID:.*$/gm) ?? [];
    expect(new Set(uids).size).toBe(uids.length);
    expect((await calendar({ place: 'Ujjain' })).headers['etag']).toBe(response.headers['etag']);
  });

  test('has an entry with a reminder for breaking the fast of Ekadashi', async () => {
    const { text } = await calendar({ from: '2026-11-20', to: '2026-11-21' });
    const parana = entriesOf(text).filter((entry) => entry.includes('SUMMARY:Break the fast'));
    expect(parana).toHaveLength(2);
    for (const entry of parana) expect(entry).toContain('TRIGGER:-PT15M');
  });

  test('gives times on another date with that date, to the same minute as the page', async () => {
    const { text } = await calendar({ from: '2026-11-20', to: '2026-11-21' });
    const smarta = entriesOf(text).find((entry) => entry.includes('Ekadashi (Smarta)'));
    expect(smarta).toContain('1:10 pm\\, 21 November to 3:17 pm\\, 21 November\\;');
    expect(smarta).toContain('at the latest 5:25 pm\\, 21 November.');
    // The fast of the 21st may be broken until 8:56:19 am.
    expect(entriesOf(text).join('')).toContain('6:49 am\\, 22 November to 8:56 am\\, 22 November.');
    const eclipse = await calendar({
      ...tromso,
      from: '2010-12-21',
      to: '2010-12-21',
    });
    expect(entriesOf(eclipse.text).join('')).toContain('10:32 pm\\, 20 December');
  });

  test('is in Hindi if requested', async () => {
    const { text } = await calendar({ from: '2027-08-02', to: '2027-08-02', lang: 'hi' });
    expect(text).toContain('सूतक');
  });

  test.each([
    [{ from: '2026-01-01' }, 'to', 'Give both dates, or none.'],
    [{ to: '2026-01-01' }, 'to', 'Give both dates, or none.'],
    [{ from: '2026-02-01', to: '2026-01-01' }, 'to', 'The last date cannot be before the first.'],
    [{ from: '2026-01-01', to: '2027-06-01' }, 'to', 'A calendar file can cover at most 400 days.'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'This date is not in the calendar.'],
    [{ lang: 'xx' }, 'lang', 'This choice is not known.'],
    [{ latitude: '91' }, 'latitude', 'Latitude must be between -90 and 90.'],
  ])('rejects %j at the field %s: %s', async (query, field, sentence) => {
    const { fields } = expectError(await calendar(query), 400, 'invalid_input');
    expect(fields).toEqual({ [field]: sentence });
  });
});
