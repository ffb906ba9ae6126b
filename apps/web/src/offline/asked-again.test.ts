import { expect, test } from 'vitest';
import { askedAgain } from './asked-again.ts';

const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

test.each([
  ['/api/panchang?date=2026-11-22&latitude=1', 'the day'],
  ['/api/panchang/month?year=2026', 'the month'],
  ['/api/panchang/year?year=2026', 'the year'],
  ['/api/horoscope/aries/daily', 'the horoscope'],
  ['/api/users/charts', 'the charts'],
])('the answer of GET %s can be read again: %s', (url) => {
  expect(askedAgain(url)?.request).toBe(`GET ${url}`);
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
])('that of %s is never kept', (url, init) => {
  expect(askedAgain(url, init)).toBeNull();
});

test.each(['/api/kundli', '/api/matching', '/api/numerology', '/api/gemstones'])(
  'what %s calculated of the same birth can be read again, of another it is another call',
  (url) => {
    const one = askedAgain(url, post({ date: '1990-05-14' }));
    expect(one).not.toBeNull();
    expect(askedAgain(url, post({ date: '1990-05-14' }))).toEqual(one);
    expect(askedAgain(url, post({ date: '1991-05-14' }))?.request).not.toBe(one?.request);
  },
);

test('the parts of one report are asked for under one beginning, those of another report are not', () => {
  const birth = { name: 'Ira', date: '1990-05-14' };
  const first = askedAgain('/api/kundli', post({ birth, sections: ['dashas'] }));
  const second = askedAgain('/api/kundli', post({ birth, sections: ['doshas', 'dashas'] }));
  const other = askedAgain(
    '/api/kundli',
    post({ birth: { ...birth, name: 'Iravati' }, sections: [] }),
  );
  expect(second?.report?.parts).toEqual(['doshas', 'dashas']);
  expect(second?.request.startsWith(first?.report?.beginning ?? 'none')).toBe(true);
  expect(first?.request).not.toBe(second?.request);
  expect(other?.request.startsWith(first?.report?.beginning ?? 'none')).toBe(false);
});
