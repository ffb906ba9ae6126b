import { expect, test } from 'vitest';
import { cacheableRequest } from './cacheable-request.ts';

const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

test.each([
  ['/api/reports/panchang?date=2026-11-22&latitude=1', 'the day'],
  ['/api/reports/panchang/month?year=2026', 'the month'],
  ['/api/reports/festivals?year=2026', 'the year'],
  ['/api/reports/horoscope/aries/daily', 'the horoscope'],
  ['/api/users/charts', 'the charts'],
])('whether the response of GET %s is stored for offline reading: %s', (url) => {
  expect(cacheableRequest(url)?.request).toBe(`GET ${url}`);
});

test.each([
  ['/api/users/export', {}],
  ['/api/users/login', post({ email: 'a@example.com', password: 'secret' })],
  ['/api/users/charts', post({ birth: {} })],
  ['/api/users/charts/12', { method: 'DELETE' }],
  ['/api/users/profile', { method: 'PUT' }],
  ['/api/bookings', post({})],
  ['/api/operator/bookings', {}],
  ['/api/places?q=ujjain', {}],
])('never stores the response of %s', (url, init) => {
  expect(cacheableRequest(url, init)).toBeNull();
});

test.each(['/api/reports/matching', '/api/reports/numerology', '/api/reports/gemstones'])(
  'gives the same birth of %s the same key, and another birth another',
  (url) => {
    const one = cacheableRequest(url, post({ date: '1990-05-14' }));
    expect(one).not.toBeNull();
    expect(cacheableRequest(url, post({ date: '1990-05-14' }))).toEqual(one);
    expect(cacheableRequest(url, post({ date: '1991-05-14' }))?.request).not.toBe(one?.request);
  },
);

test('gives the opening and the parts of one report a common prefix, and other reports a different one', () => {
  const birth = { name: 'Ira', date: '1990-05-14' };
  const of = (body: object) => cacheableRequest('/api/reports/kundli', post(body));
  const first = of({ birth, parts: ['yogas'], opening: true });
  const second = of({ birth, parts: ['strengths', 'yogas'], opening: false });
  const other = of({ birth: { ...birth, name: 'Iravati' }, parts: [] });
  expect(first?.report?.parts).toEqual(['opening', 'yogas']);
  expect(second?.report?.parts).toEqual(['strengths', 'yogas']);
  expect(second?.request.startsWith(first?.report?.prefix ?? 'none')).toBe(true);
  expect(first?.request).not.toBe(second?.request);
  expect(other?.request.startsWith(first?.report?.prefix ?? 'none')).toBe(false);
});
