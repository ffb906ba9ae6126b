import { expect, test } from 'vitest';
import { placeOffsetResponseSchema } from '@jyoti/contract';
import { expectBody, expectError, startApp } from './app.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const newYork = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };

async function ask(query: Record<string, unknown>) {
  const { api } = await startApp();
  return api.get('/api/places/offset').query(query);
}

test.each([
  [{ ...delhi, date: '1990-05-14', time: '06:30' }, 330, 0],
  [{ ...delhi, date: '1900-01-01', time: '06:00:00' }, 308.8333, 1],
  [{ ...delhi, date: '1941-12-01', time: '12:00:00' }, 390, 1],
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
