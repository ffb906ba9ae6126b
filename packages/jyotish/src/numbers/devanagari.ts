/**
 * Devanagari in plain Latin letters: ISO 15919 without its diacritics, with the spellings that Hindi
 * names have in English (ch, chh and sh for c, ch and ś; ri for r̥; gy for jñ). Written signs only:
 * how a name is pronounced between the signs (Ramcharan for Ramacharan) cannot be read off its letters.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'K',
  ख: 'KH',
  ग: 'G',
  घ: 'GH',
  ङ: 'N',
  च: 'CH',
  छ: 'CHH',
  ज: 'J',
  झ: 'JH',
  ञ: 'N',
  ट: 'T',
  ठ: 'TH',
  ड: 'D',
  ढ: 'DH',
  ण: 'N',
  त: 'T',
  थ: 'TH',
  द: 'D',
  ध: 'DH',
  न: 'N',
  प: 'P',
  फ: 'PH',
  ब: 'B',
  भ: 'BH',
  म: 'M',
  य: 'Y',
  र: 'R',
  ल: 'L',
  ळ: 'L',
  व: 'V',
  श: 'SH',
  ष: 'SH',
  स: 'S',
  ह: 'H',
};

/** Consonants that a dot below (nukta) changes. The others sound as they do without it. */
const WITH_NUKTA: Readonly<Record<string, string>> = {
  क: 'Q',
  ज: 'Z',
  ड: 'R',
  ढ: 'RH',
  फ: 'F',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'A',
  आ: 'A',
  इ: 'I',
  ई: 'I',
  उ: 'U',
  ऊ: 'U',
  ऋ: 'RI',
  ॠ: 'RI',
  ऌ: 'LRI',
  ऍ: 'E',
  ऎ: 'E',
  ए: 'E',
  ऐ: 'AI',
  ऑ: 'O',
  ऒ: 'O',
  ओ: 'O',
  औ: 'AU',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'A',
  'ि': 'I',
  'ी': 'I',
  'ु': 'U',
  'ू': 'U',
  'ृ': 'RI',
  'ॄ': 'RI',
  'ॢ': 'LRI',
  'ॅ': 'E',
  'ॆ': 'E',
  'े': 'E',
  'ै': 'AI',
  'ॉ': 'O',
  'ॊ': 'O',
  'ो': 'O',
  'ौ': 'AU',
};

const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';
const CANDRABINDU = '\u0901';
const VISARGA = '\u0903';
const AVAGRAHA = '\u093d';
const OM = '\u0950';
const JOINERS = /[\u200c\u200d]/gu;

/** After a cluster with one of these last, Hindi still pronounces the final a: Chandra, Krishna. */
const KEEPS_FINAL_A = 'यरलवनणम';

/** A run of Devanagari signs as Latin letters. */
export interface DevanagariReading {
  /** A to Z */
  readonly letters: string;
  /** signs without a letter, such as digits */
  readonly ignored: readonly string[];
}

/** Anusvara takes the sound of the following consonant; सिंह is written Singh. */
function anusvara(rest: readonly string[]): string {
  if (rest.length === 0) return 'M';
  if (rest.length === 1 && rest[0] === 'ह') return 'NG';
  return 'पफबभम'.includes(rest[0]!) ? 'M' : 'N';
}

/**
 * Whether the inherent a of a consonant is pronounced. At the end of a word Hindi drops it
 * (Ram, Anand), but not where the word has nothing else, nor after a cluster as in Chandra.
 */
function speaksInherentA(signs: readonly string[], index: number, consonant: string): boolean {
  if (index < signs.length) return true;
  const before = signs.slice(0, signs.lastIndexOf(consonant));
  const inCluster = before.at(-1) === VIRAMA;
  return before.length === 0 || (inCluster && KEEPS_FINAL_A.includes(consonant));
}

/**
 * Reads one word in Devanagari.
 * @param word signs of the script in canonical decomposition (NFD), joiners allowed
 */
export function readDevanagari(word: string): DevanagariReading {
  const signs = [...word.replace(JOINERS, '')];
  const ignored: string[] = [];
  let letters = '';
  let index = 0;
  while (index < signs.length) {
    const sign = signs[index]!;
    index += 1;
    const consonant = CONSONANTS[sign];
    if (consonant !== undefined) {
      const dotted = signs[index] === NUKTA;
      if (dotted) index += 1;
      const isGya = sign === 'ज' && signs[index] === VIRAMA && signs[index + 1] === 'ञ';
      if (isGya) index += 2;
      letters += isGya ? 'GY' : dotted ? (WITH_NUKTA[sign] ?? consonant) : consonant;
      const vowel = VOWEL_SIGNS[signs[index] ?? ''];
      if (vowel !== undefined) {
        letters += vowel;
        index += 1;
      } else if (signs[index] === VIRAMA) {
        index += 1;
      } else if (isGya || speaksInherentA(signs, index, sign)) {
        letters += 'A';
      }
    } else if (VOWELS[sign] !== undefined) {
      letters += VOWELS[sign];
    } else if (sign === ANUSVARA) {
      letters += anusvara(signs.slice(index));
    } else if (sign === CANDRABINDU) {
      letters += 'N';
    } else if (sign === VISARGA) {
      letters += 'H';
    } else if (sign === OM) {
      letters += 'OM';
    } else if (sign !== AVAGRAHA) {
      ignored.push(sign);
    }
  }
  return { letters, ignored };
}
