import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a code is shown, seconds. */
const stepSeconds = 30;
/** Codes of so many steps before and after the present one are taken: clocks differ, and typing takes a while. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding; the length must be a multiple of 5 bytes. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A secret of 160 bits, as RFC 4226 asks for. */
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

/** The step of a moment, milliseconds since 1970. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / stepSeconds);
}

function same(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The step that a code belongs to, near the present one and after the last that was used: a code works once. `null` for none. */
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

/** What an authenticator app takes in place of the secret (Key URI format). */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}
