/** Letters of the Devanagari block that Hindi and the Sanskrit terms in it use, as [first, last] code points. */
const RANGES = [
  [0x0901, 0x0903],
  [0x0905, 0x090d],
  [0x090f, 0x0911],
  [0x0913, 0x0928],
  [0x092a, 0x0930],
  [0x0932, 0x0933],
  [0x0935, 0x0939],
  [0x093c, 0x0945],
  [0x0947, 0x0949],
  [0x094b, 0x094d],
  [0x0950, 0x0950],
  [0x0958, 0x0970],
  // Joiners, and the circle under a vowel sign without a letter.
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
] as const;

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** The letters as one text. */
export const DEVANAGARI: string = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** The letters as `unicode-range` of a style sheet names them. */
export const DEVANAGARI_RANGE: string = RANGES.map(([first, last]) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
).join(', ');

/**
 * OpenType features that shape Devanagari, in the order of the specification of the script
 * (learn.microsoft.com/typography/script-development/devanagari). Kerning and the forms of Marathi and Nepali (`locl`)
 * are omitted, because they are a sixth of each file.
 */
export const DEVANAGARI_FEATURES: readonly string[] = [
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'dist',
  'abvm',
  'blwm',
  'mark',
  'mkmk',
];
