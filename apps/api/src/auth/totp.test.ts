import { expect, test } from 'vitest';
import { base32, newTotpSecret, stepOfCode, totpCode, totpStep, totpUri } from './totp.ts';

/** The shared secret of RFC 6238, appendix B. */
const secret = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code after %d seconds matches RFC 6238', (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1000), 8)).toBe(code);
});

test('a code is valid one step before and after its own, and only once', () => {
  const now = 1_000_000_000_000;
  const step = totpStep(now);
  const code = totpCode(secret, step);
  expect(stepOfCode(secret, code, now, 0)).toBe(step);
  expect(stepOfCode(secret, code, now + 30_000, 0)).toBe(step);
  expect(stepOfCode(secret, code, now - 30_000, 0)).toBe(step);
  expect(stepOfCode(secret, code, now + 90_000, 0)).toBeNull();
  expect(stepOfCode(secret, code, now, step)).toBeNull();
  expect(stepOfCode(secret, '12345', now, 0)).toBeNull();
});

test('secrets are random, 160 bits long, and the otpauth URI names the account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpUri('ABC', 'kavita@example.in', 'Jyoti')).toBe(
    'otpauth://totp/Jyoti:kavita%40example.in?secret=ABC&issuer=Jyoti',
  );
});
