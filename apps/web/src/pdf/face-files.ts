import muktaDevanagari from '@jyoti/themes/print/mukta-devanagari-400-normal.ttf?url';
import muktaBoldDevanagari from '@jyoti/themes/print/mukta-devanagari-600-normal.ttf?url';
import muktaBoldLatin from '@jyoti/themes/print/mukta-latin-600-normal.ttf?url';
import muktaBoldLatinExt from '@jyoti/themes/print/mukta-latin-ext-600-normal.ttf?url';
import muktaLatin from '@jyoti/themes/print/mukta-latin-400-normal.ttf?url';
import muktaLatinExt from '@jyoti/themes/print/mukta-latin-ext-400-normal.ttf?url';
import tiroLatin from '@jyoti/themes/print/tiro-devanagari-hindi-latin-400-normal.ttf?url';
import tiroLatinExt from '@jyoti/themes/print/tiro-devanagari-hindi-latin-ext-400-normal.ttf?url';

export const fontNames = ['text', 'bold', 'heading'] as const;
export type FontName = (typeof fontNames)[number];

/** Characters by the subset of a family that has them; each is loaded only where a document needs it. */
const subsets = {
  latin:
    /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2032\u2033\u2212]/u,
  latinExt: /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20bf]/u,
  devanagari: /\p{Script=Devanagari}|[।॥]/u,
} as const;
type Subset = keyof typeof subsets;

/** Tiro has Devanagari too, but sets signs over its vowel sign of i where fontkit does not follow. */
export const faceFiles: Readonly<Record<FontName, Readonly<Record<Subset, string>>>> = {
  text: { latin: muktaLatin, latinExt: muktaLatinExt, devanagari: muktaDevanagari },
  bold: { latin: muktaBoldLatin, latinExt: muktaBoldLatinExt, devanagari: muktaBoldDevanagari },
  heading: { latin: tiroLatin, latinExt: tiroLatinExt, devanagari: muktaDevanagari },
};

/** The subsets that a text needs; the first always. */
export function subsetsFor(text: string): Subset[] {
  return (Object.keys(subsets) as Subset[]).filter(
    (subset) => subset === 'latin' || subsets[subset].test(text),
  );
}
