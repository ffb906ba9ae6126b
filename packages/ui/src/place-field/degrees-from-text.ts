import { latinDigits } from '../shared/format/digits.ts';

const COORDINATE =
  /^([NSEW])?\s*([+-]?)(\d{1,3}(?:\.\d*)?)\s*(?:°\s*(?:([0-5]?\d(?:\.\d+)?)\s*(?:['′’]\s*(?:([0-5]?\d(?:\.\d+)?)\s*(?:"|″|”|'')?\s*)?)?)?)?([NSEW])?$/i;

/**
 * One coordinate as maps and books write it: `19.0821978`, `28.6139° N`, `28°36′50″`, `28,6` with a decimal comma.
 *
 * @param axis which sides of the globe may be named: N and S of a latitude, E and W of a longitude
 * @returns degrees to six decimals (a tenth of a metre), south and west negative; null for any other text
 */
export function degreesFromText(text: string, axis: 'latitude' | 'longitude'): number | null {
  const normalized = latinDigits(text.trim())
    .replace('\u2212', '-')
    .replaceAll(/(?<=\d),(?=\d|$)/g, '.');
  const match = COORDINATE.exec(normalized);
  if (!match) return null;
  const [, before, sign, degrees, minutes = '0', seconds = '0', after] = match;
  const side = `${before ?? ''}${after ?? ''}`.toUpperCase();
  // A hemisphere letter with a sign, or two letters, would be a contradiction or a repetition.
  if (side.length + (sign?.length ?? 0) > 1) return null;
  if (side && !(axis === 'latitude' ? 'NS' : 'EW').includes(side)) return null;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = sign === '-' || side === 'S' || side === 'W';
  return Math.round((isNegative ? -size : size) * 1e6) / 1e6;
}
