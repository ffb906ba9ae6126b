/** Texts that the yogas are taken from. */
export const YOGA_TEXTS = {
  bphs: 'Brihat Parashara Hora Shastra',
  brihat_jataka: 'Brihat Jataka',
  jataka_parijata: 'Jataka Parijata',
  phaladeepika: 'Phaladeepika',
  raman: 'Three Hundred Important Combinations',
  uttara_kalamrita: 'Uttara Kalamrita',
} as const;

/** A text that yogas are taken from. */
export type YogaTextId = keyof typeof YOGA_TEXTS;

/** Where a yoga is written. */
export interface YogaSource {
  /** id of the book */
  readonly text: YogaTextId;
  /** null for B. V. Raman's book, which numbers its combinations through */
  readonly chapter: number | null;
  /** verse or range of verses (`3-4`), or Raman's number; null where the whole chapter is meant */
  readonly verse: string | null;
}

const ABBREVIATIONS: Readonly<Record<string, YogaTextId>> = {
  B: 'bphs',
  J: 'brihat_jataka',
  P: 'phaladeepika',
  JP: 'jataka_parijata',
  U: 'uttara_kalamrita',
};

/**
 * Sources from their short form.
 * @param short `B36.3-4 R1`: abbreviation, chapter and verse, with a blank between sources; R is Raman's number
 */
export function sourcesOf(short: string): readonly YogaSource[] {
  return short.split(' ').flatMap((one) => {
    const [, letters = '', number = '', verse = null] =
      /^([A-Z]+)([\d-]+)(?:\.(.+))?$/.exec(one) ?? [];
    if (letters === 'R') return { text: 'raman', chapter: null, verse: number };
    const text = ABBREVIATIONS[letters];
    return text === undefined ? [] : { text, chapter: Number(number), verse };
  });
}
