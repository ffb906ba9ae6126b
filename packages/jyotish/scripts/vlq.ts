/** Variable-length base64 integers, as source maps write them; src/vlq.ts reads them. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function encodeVlq(values: Iterable<number>): string {
  let text = '';
  for (const value of values) {
    if (!Number.isSafeInteger(value)) throw new Error(`${value} is not an integer`);
    let rest = Math.abs(value) * 2 + (value < 0 ? 1 : 0);
    do {
      const low = rest % 32;
      rest = Math.floor(rest / 32);
      text += ALPHABET[low + (rest > 0 ? 32 : 0)];
    } while (rest > 0);
  }
  return text;
}
