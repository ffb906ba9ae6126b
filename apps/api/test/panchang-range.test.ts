import { FIRST_DATE, LAST_DATE } from '@jyoti/contract';
import { expect, test } from 'vitest';
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
      [name, '/api/panchang/more', { ...place, date }],
      [name, '/api/panchang/month', { ...place, year, month }],
      [name, '/api/panchang/year', { ...place, year }],
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
