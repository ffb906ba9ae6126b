import { zodiacSigns } from '@jyoti/contract';
import type { RashiNumber } from '@jyoti/ui/glyphs';

/** Where a sign has its page. */
export const addressOfSign = (sign: string) => `/zodiac/${sign.toLowerCase()}`;

/** Number of a sign from Aries, 1 to 12; null for a word that is no sign. */
export function rashiOf(sign: string): RashiNumber | null {
  const index = zodiacSigns.findIndex((name) => name === sign);
  return index === -1 ? null : ((index + 1) as RashiNumber);
}

/** Where a rashi has its page. */
export const addressOfRashi = (rashi: RashiNumber) => addressOfSign(zodiacSigns[rashi - 1] ?? '');
