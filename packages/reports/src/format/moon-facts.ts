import { grahas } from '@jyoti/contract';
import type { Names } from './names.ts';

const grahaOf = (short: string) => grahas.find((graha) => graha.startsWith(short)) ?? short;

/** The running periods in words, mahadasha first: `Venus>Su>Mo` in the API becomes Venus – Sun – Moon. */
export const periodsInWords = (path: string, names: Names): string =>
  path
    .split('>')
    .map((short) => names.graha(grahaOf(short)))
    .join(' – ');

/** Syllables for a name. */
export const syllablesInWords = (
  latin: readonly string[],
  devanagari: readonly string[],
  names: Names,
): string => latin.map((syllable, pada) => names.syllable(syllable, devanagari[pada])).join(', ');
