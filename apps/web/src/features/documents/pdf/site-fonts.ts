import type { FontFile, PdfFonts } from '@jyoti/pdf';
import muktaDevanagari from '@jyoti/themes/print/mukta-devanagari-400-normal.ttf?url';
import muktaBoldDevanagari from '@jyoti/themes/print/mukta-devanagari-600-normal.ttf?url';
import muktaBoldLatin from '@jyoti/themes/print/mukta-latin-600-normal.ttf?url';
import muktaBoldLatinExt from '@jyoti/themes/print/mukta-latin-ext-600-normal.ttf?url';
import muktaLatin from '@jyoti/themes/print/mukta-latin-400-normal.ttf?url';
import muktaLatinExt from '@jyoti/themes/print/mukta-latin-ext-400-normal.ttf?url';
import tiroLatin from '@jyoti/themes/print/tiro-devanagari-hindi-latin-400-normal.ttf?url';
import tiroLatinExt from '@jyoti/themes/print/tiro-devanagari-hindi-latin-ext-400-normal.ttf?url';

const latinExt = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20bf]/u;
const devanagari = /\p{Script=Devanagari}|[।॥]/u;

/** @throws TypeError if the file cannot be loaded */
async function loadFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${response.status} for ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The fonts of the site's documents. @param read returns the bytes of a font file by its URL */
export function siteFonts(read: (url: string) => Promise<Uint8Array> = loadFont): PdfFonts {
  const font = (name: string, url: string, characters?: RegExp): FontFile => ({
    name,
    characters,
    load: () => read(url),
  });
  const tiro = font('tiro-latin', tiroLatin);
  const devanagariText = font('mukta-devanagari', muktaDevanagari, devanagari);
  return {
    text: [
      font('mukta-latin', muktaLatin),
      font('mukta-latin-ext', muktaLatinExt, latinExt),
      devanagariText,
      // Mukta lacks the signs for minutes and seconds.
      tiro,
    ],
    bold: [
      font('mukta-bold-latin', muktaBoldLatin),
      font('mukta-bold-latin-ext', muktaBoldLatinExt, latinExt),
      font('mukta-bold-devanagari', muktaBoldDevanagari, devanagari),
      tiro,
    ],
    // Tiro has Devanagari too, but fontkit misplaces marks above its vowel sign i.
    heading: [tiro, font('tiro-latin-ext', tiroLatinExt, latinExt), devanagariText],
  };
}
