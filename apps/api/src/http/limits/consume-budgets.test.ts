import { expect, test } from 'vitest';
import { costOfRequest } from './consume-budgets.ts';

test.each([
  ['POST', '/api/kundli', 8],
  ['POST', '/API/Kundli/', 8],
  ['HEAD', '/api/users/profile', 1],
  ['GET', '/api/horoscope/leo/yearly', 1],
  ['GET', '/api/Horoscope/leo/yearly/', 1],
  ['GET', '/api/panchang/month', 14],
  ['GET', '/api/header', 0],
  ['PATCH', '/api/bookings/7', 5],
  ['GET', '/api/horoscope/leo', undefined],
])('%s %s costs %j', (method, path, units) => {
  expect(costOfRequest(method, path)?.call).toBe(units);
});
