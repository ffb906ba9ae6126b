import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Length of a time step, in seconds. */
const stepSeconds = 30;
/**
 * Number of steps before and after the present one whose codes are accepted: clocks differ, and typing takes
 * time.
 */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding. @param bytes their number must be a multiple of 5 */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A random secret of 160 bits, the length that RFC 4226 recommends. */
export function newTotpSecret(): string {
  return base32(randomBytes(20));
}

/** The code of a step (RFC 6238 over RFC 4226, HMAC-SHA-1). @param secret base32 */
export function totpCode(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The time step of a moment. @param now milliseconds since 1970 */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / stepSeconds);
}

function same(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/**
 * The time step of a code; `null` if the code is wrong, too old, or not newer than the last one used. A code
 * works only once.
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: number,
  lastStep: number,
): number | null {
  const present = totpStep(now);
  for (let step = present - tolerance; step <= present + tolerance; step += 1) {
    if (step > lastStep && same(totpCode(secret, step), code)) return step;
  }
  return null;
}

/** The otpauth URI that an authenticator app reads (Key URI format). */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}
