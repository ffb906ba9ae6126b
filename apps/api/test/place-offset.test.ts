import { expect, test } from 'vitest';
import { placeOffsetResponseSchema } from '@jyoti/contract';
import { expectBody, expectError, startApp } from './app.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const newYork = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
const athens = { latitude: 37.9838, longitude: 23.7275, timezone: 'Europe/Athens' };

async function ask(query: Record<string, unknown>) {
  const { api } = await startApp();
  return api.get('/api/places/offset').query(query);
}

test.each([
  [{ ...delhi, date: '1990-05-14', time: '06:30' }, 330, 0],
  [{ ...delhi, date: '1900-01-01', time: '06:00:00' }, 308.8333, 2],
  [{ ...newYork, date: '2020-07-01', time: '12:00:00' }, -240, 0],
  [{ ...newYork, date: '2020-12-01', time: '12:00:00' }, -300, 0],
  [{ ...newYork, date: '2020-11-01', time: '01:30:00' }, -240, 1],
])(
  '%j is %f minutes from UTC, with %i notices, without a token',
  async (query, minutes, notices) => {
    const { data } = expectBody(await ask(query), 200, placeOffsetResponseSchema);
    expect(data.timezone).toBe(data.local_mean_time ? '+05:08:50' : query.timezone);
    expect(data.utc_offset_minutes).toBeCloseTo(minutes, 3);
    expect(data.notices).toHaveLength(notices);
  },
);

test('the zone is derived from the coordinates if not given', async () => {
  const { latitude, longitude } = delhi;
  const response = await ask({ latitude, longitude, date: '1990-05-14', time: '06:30' });
  expect(expectBody(response, 200, placeOffsetResponseSchema).data.timezone).toBe('Asia/Kolkata');
});

test('an ambiguous time is reported with both offsets, any other without', async () => {
  const at = (date: string) => ask({ ...newYork, date, time: '01:30:00' });
  const twice = expectBody(await at('2021-11-07'), 200, placeOffsetResponseSchema);
  expect(twice.data.repeated_offsets_minutes).toEqual([-240, -300]);
  const once = expectBody(await at('2021-11-08'), 200, placeOffsetResponseSchema);
  expect(once.data).not.toHaveProperty('repeated_offsets_minutes');
});

test('war time is used where it was law, and the other clock is offered', async () => {
  const at = async (query: Record<string, unknown>) =>
    expectBody(await ask(query), 200, placeOffsetResponseSchema).data;
  expect(await at({ ...delhi, date: '1941-12-01', time: '12:00' })).toMatchObject({
    timezone: '+05:30',
    zone: 'Asia/Kolkata',
    utc_offset_minutes: 330,
    other_clocks: [{ id: 'bengal_advance', timezone: '+06:30' }],
    notices: [expect.stringContaining('Bengal and Assam only, so +05:30 is used')],
  });
});

test.each([
  ['Mumbai', 19.0728, 72.8826, '1954-06-01', 'bombay', '+04:51', /Bombay time, \+04:51/],
  ['Kolkata', 22.5726, 88.3639, '1930-06-01', 'calcutta', '+05:53:20', /Calcutta time/],
  ['Panaji', 15.4909, 73.8278, '1950-06-01', 'goa', '+05:00', /Portuguese India/],
])('the clock that %s had beside the standard is offered', async (...row) => {
  const [, latitude, longitude, date, id, timezone, words] = row;
  const response = await ask({ latitude, longitude, date, time: '12:00' });
  expect(expectBody(response, 200, placeOffsetResponseSchema).data).toMatchObject({
    timezone: 'Asia/Kolkata',
    utc_offset_minutes: 330,
    other_clocks: [{ id, timezone }],
    notices: [expect.stringMatching(words)],
  });
});

test.each([
  ['Oslo', 59.9139, 10.7522, 'Europe/Oslo', '1962-07-07', '+02:00'],
  ['Port of Spain', 10.6549, -61.5019, 'America/Port_of_Spain', '1943-06-10', '-04:00'],
])('%s has its own clock before 1970, as an offset for clients without it', async (...row) => {
  const [, latitude, longitude, timezone, date, offset] = row;
  const at = async (day: string) => {
    const response = await ask({ latitude, longitude, timezone, date: day, time: '12:00' });
    return expectBody(response, 200, placeOffsetResponseSchema).data;
  };
  expect(await at(date)).toMatchObject({ timezone: offset, zone: timezone });
  expect(await at('1975-01-01')).toMatchObject({ timezone });
  expect(await at('1975-01-01')).not.toHaveProperty('zone');
});

test('a national mean time is named', async () => {
  const brest = { latitude: 48.3904, longitude: -4.4861, timezone: 'Europe/Paris' };
  const response = await ask({ ...brest, date: '1900-05-10', time: '07:00' });
  const { data } = expectBody(response, 200, placeOffsetResponseSchema);
  expect(data).toMatchObject({ timezone: 'Europe/Paris', mean_time_of: 'Paris' });
  expect(data.utc_offset_minutes).toBeCloseTo(9.35, 3);
  expect(data.notices).toEqual([expect.stringMatching(/^Paris mean time, \+00:09:21/)]);
});

test.each([
  [
    { latitude: 55.7558, longitude: 37.6173, timezone: 'Europe/Moscow', date: '1917-10-25' },
    '1917-11-07',
  ],
  [{ ...athens, date: '1923-02-15' }, '1923-02-28'],
  [{ ...athens, date: '1923-03-01' }, undefined],
  [{ ...delhi, date: '1917-10-25' }, undefined],
])('%j may be the Gregorian date %s', async (query, gregorian) => {
  const response = await ask({ ...query, time: '12:00' });
  const { julian } = expectBody(response, 200, placeOffsetResponseSchema).data;
  expect(julian?.gregorian_date).toBe(gregorian);
});

test.each([
  ['en', '30 December 2011 did not exist in Samoa: clocks there moved'],
  ['hi', 'समोआ में 30 दिसंबर 2011 आई ही नहीं'],
])('a day that the place left out is rejected on date, in %s', async (language, words) => {
  const { api } = await startApp();
  const apia = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };
  const response = await api
    .get('/api/places/offset')
    .set('Accept-Language', language)
    .query({ ...apia, date: '2011-12-30', time: '12:00' });
  expect(expectError(response, 400, 'invalid_input').fields).toEqual({
    date: expect.stringContaining(words),
  });
});

test('a skipped time is rejected on time', async () => {
  const response = await ask({ ...newYork, date: '2020-03-08', time: '02:30:00' });
  expect(expectError(response, 400, 'invalid_input').fields).toEqual({
    time: expect.stringContaining('did not exist'),
  });
});

test.each([
  [{ ...delhi, date: '2020-02-30', time: '12:00' }, 'date'],
  [{ ...delhi, date: '2020-02-20', time: '25:00' }, 'time'],
  [{ ...delhi, latitude: 95, date: '2020-02-20', time: '12:00' }, 'latitude'],
  [{ ...delhi, timezone: 'Moon/Base', date: '2020-02-20', time: '12:00' }, 'timezone'],
])('%j is rejected on %s', async (query, field) => {
  expect(expectError(await ask(query), 400, 'invalid_input').fields).toHaveProperty(field);
});
