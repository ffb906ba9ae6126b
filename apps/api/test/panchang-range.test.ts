import { FIRST_DATE, LAST_DATE } from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { visitor } from './tools-reader.ts';

const places = {
  Delhi: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  Apia: { latitude: -13.83, longitude: -171.76, timezone: 'Pacific/Apia' },
  Tromsø: { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' },
};
const dates = [FIRST_DATE, LAST_DATE];

const calls = Object.entries(places).flatMap(([name, place]) =>
  dates.flatMap((date) => {
    const [year, month] = date.split('-').map(Number);
    return [
      [name, '/api/panchang', { ...place, date, time: '06:30' }],
      [name, '/api/reports/panchang/more', { ...place, date }],
      [name, '/api/panchang/month', { ...place, year, month }],
      [name, '/api/reports/festivals', { ...place, year }],
    ] as const;
  }),
);

test.each(calls)(
  'the almanac of %s covers the edge of the supported years: %s %o',
  async (...call) => {
    const [, path, query] = call;
    const { get } = await visitor();
    const { status, body } = await get(path, query as Record<string, string | number>, 'en');
    expect([status, body]).toEqual([200, expect.anything()]);
  },
);

describe('a day that a place left out when it moved across the date line', () => {
  const { Apia } = places;
  const at = async (path: string, query: Record<string, string | number>) => {
    const { get } = await visitor();
    return get(path, { ...Apia, ...query }, 'en');
  };

  test('is missing from its month', async () => {
    const { status, body } = await at('/api/panchang/month', { year: 2011, month: 12 });
    expect(status).toBe(200);
    const { days } = (body as { data: { days: { date: string }[] } }).data;
    expect(days).toHaveLength(30);
    expect(days.map(({ date }) => date)).not.toContain('2011-12-30');
  });

  test.each([
    ['/api/panchang', '06:30'],
    ['/api/reports/panchang/more', null],
  ])('is rejected by %s on its date', async (path, time) => {
    const { status, body } = await at(path, { date: '2011-12-30', ...(time && { time }) });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { date: expect.stringMatching(/^30 December 2011 did not exist in Samoa/) },
    });
  });

  test.each(['2011-12-29', '2011-12-31'])('is no obstacle to the almanac of %s', async (date) => {
    for (const time of ['00:30', '23:30']) {
      expect(await at('/api/panchang', { date, time, day: 'time' })).toMatchObject({ status: 200 });
    }
  });

  test('is no obstacle to its year, of which it is the last day in Kiribati', async () => {
    const kiritimati = { latitude: 1.87, longitude: -157.43, timezone: 'Pacific/Kiritimati' };
    const { status } = await at('/api/reports/festivals', { ...kiritimati, year: 1994 });
    expect(status).toBe(200);
  });
});
