const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

let digitOfCode: Uint8Array | undefined;

function digits(): Uint8Array {
  if (!digitOfCode) {
    digitOfCode = new Uint8Array(128);
    for (let digit = 0; digit < 64; digit += 1) digitOfCode[ALPHABET.charCodeAt(digit)] = digit;
  }
  return digitOfCode;
}

/**
 * Integers from variable-length base64 (five bits a character, least significant first, sign in the lowest bit), the
 * format of the generated tables.
 */
export function decodeVlq(text: string): number[] {
  const digit = digits();
  const values: number[] = [];
  let value = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = digit[text.charCodeAt(index)]!;
    value += (code & 31) * scale;
    if (code & 32) {
      scale *= 32;
      continue;
    }
    const half = Math.floor(value / 2);
    values.push(value % 2 === 1 ? -half : half);
    value = 0;
    scale = 1;
  }
  return values;
}
