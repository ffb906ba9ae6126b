import { folded } from './fold.ts';

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** Consonants with a dot below. */
const dotted: Readonly<Record<string, string>> = {
  क: 'q',
  ख: 'kh',
  ग: 'g',
  ज: 'z',
  ड: 'r',
  ढ: 'rh',
  फ: 'f',
};

const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};

const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

const DOT = '़';
const HALANT = '्';
const NASAL = /[ंँ]/;

/** A sound of a word. `inherent` is the short a that has no sign and is often silent. */
interface Sound {
  text: string;
  kind: 'consonant' | 'vowel' | 'inherent';
}

function soundsOf(word: string, flap: 'r' | 'd'): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word.normalize('NFD')];
  for (const [at, letter] of letters.entries()) {
    const isDotted = letters[at + 1] === DOT;
    const isFlap = isDotted && flap === 'd' && (letter === 'ड' || letter === 'ढ');
    const consonant = (isDotted && !isFlap ? dotted[letter] : undefined) ?? consonants[letter];
    const vowel = vowels[letter] ?? vowelSigns[letter];
    if (consonant !== undefined) {
      sounds.push({ text: consonant, kind: 'consonant' });
      const next = letters[at + (isDotted ? 2 : 1)];
      if (next === undefined || (next !== HALANT && vowelSigns[next] === undefined)) {
        sounds.push({ text: 'a', kind: 'inherent' });
      }
    } else if (vowel !== undefined) {
      sounds.push({ text: vowel, kind: 'vowel' });
    } else if (NASAL.test(letter)) {
      const next = consonants[letters[at + 1] ?? ''] ?? '';
      sounds.push({ text: /^[pb]/.test(next) ? 'm' : 'n', kind: 'consonant' });
    }
  }
  return sounds;
}

/**
 * Transliterates a Devanagari word by its Hindi pronunciation: the inherent vowel is silent at the end, and
 * between VC and CV (Ohala, Aspects of Hindi Phonology, 1983).
 */
function wordInLatin(word: string, flap: 'r' | 'd'): string {
  const sounds = soundsOf(word, flap);
  if (sounds.length > 2 && sounds.at(-1)?.kind === 'inherent') sounds.pop();
  const isVowel = (at: number) => sounds[at] !== undefined && sounds[at].kind !== 'consonant';
  for (let at = 2; at < sounds.length - 2; at += 1) {
    const isSilent =
      sounds[at]?.kind === 'inherent' &&
      !isVowel(at - 1) &&
      isVowel(at - 2) &&
      !isVowel(at + 1) &&
      isVowel(at + 2);
    if (isSilent) sounds.splice(at, 1);
  }
  return sounds
    .map(({ text }) => text)
    .join('')
    .replace(/ganv$/, 'gaon');
}

/** Whether a text contains Devanagari letters. */
export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/**
 * Transliterations of a Devanagari name, with the flap as r (Aligarh) and as d (Vijayawada); any other name
 * unchanged.
 */
export function latinSpellings(text: string): string[] {
  if (!isDevanagari(text)) return [text];
  const spelt = (flap: 'r' | 'd') =>
    text
      .replace(/(?<=\p{L}\p{M}*)नगर/gu, ' नगर')
      .split(' ')
      .map((word) => wordInLatin(word, flap))
      .join(' ')
      .replace(/(?<=\S) nagar/g, 'nagar');
  return [...new Set([spelt('r'), spelt('d')])];
}

/**
 * A phonetic key in which spellings by Indian speakers agree: Muradabad and Moradabad, Jaypur and Jaipur.
 * Aspirates, doubled letters and vowel lengths are merged, and so are front vowels and back vowels.
 */
export function soundOf(name: string): string {
  return folded(name)
    .replaceAll(' ', '')
    .replace(/garh/g, 'gad')
    .replace(/ph/g, 'f')
    .replace(/chh?/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=[^aeiou])h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/a[iy]|ei|ey|ae|ea/g, 'i')
    .replace(/a[uv](?=[^aeiou]|$)|ao|ou|oa/g, 'u')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.[^aiu])a$/, '')
    .replace(/n(?=[pbm])/g, 'm');
}

/**
 * The consonants of a phonetic key, with its initial vowel: Ahemdabad and Ahmedabad, Banglore and Bangalore.
 */
export function skeletonOf(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1).replace(/[aiuh]/g, '');
}
