import { grahas } from '@jyoti/contract';

const grahaOf = (short: string) => grahas.find((graha) => graha.startsWith(short)) ?? short;

/** The running periods in words, mahadasha first: `Venus>Su>Mo` on the wire is Venus – Sun – Moon. */
export const periodsInWords = (path: string): string => path.split('>').map(grahaOf).join(' – ');

/** Syllables for a name, each with its Devanagari, since Latin letters spell some alike: Dha (धा), Dha (ढा). */
export const syllablesInWords = (latin: readonly string[], devanagari: readonly string[]): string =>
  latin
    .map((syllable, pada) => (devanagari[pada] ? `${syllable} (${devanagari[pada]})` : syllable))
    .join(', ');
